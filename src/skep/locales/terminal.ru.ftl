# Игра в терминале на русском языке. Во всех каталогах одни и те же сообщения с одними и теми же переменными.

### Начало партии

terminal-title = Skep: «Улей», настольная игра о насекомых
terminal-goal = Побеждает тот, кто окружит королеву соперника со всех шести сторон. За ход вы выкладываете фишку или передвигаете одну из выложенных, и все фишки всегда держатся вместе. Справка — по команде help.
terminal-ask-resume = Есть неоконченная партия ({ $game_type }, { $count ->
    [one] сыгран { $count } ход
    [few] сыграно { $count } хода
   *[other] сыграно { $count } ходов
}). Что дальше?
terminal-resume = продолжить её
terminal-new-game = начать новую партию
terminal-ask-opponent = С кем хотите играть?
terminal-opponent-computer = с компьютером
terminal-opponent-person = со вторым человеком за этой клавиатурой
terminal-ask-level = Как сильно играть компьютеру? Введите уровень от 1 (новичок) до { $count } (в полную силу).
terminal-ask-color = Каким цветом хотите играть?
terminal-color-white = белыми: вы начинаете
terminal-color-black = чёрными: начинает компьютер
terminal-color-chance = случайным
terminal-ask-pieces = Какими фишками?
terminal-pieces-base = основной набор: королева, пауки, жуки, кузнечики и муравьи
terminal-pieces-carbon = основной набор, москит и божья коровка
terminal-pieces-all = основной набор, москит, божья коровка и мокрица
terminal-ask-number = Номер (Enter — 1)
terminal-bad-number = Введите номер от 1 до { $count }.
terminal-help-setup = Введите номер ответа или q, чтобы выйти. Во время партии команда help расскажет, что вводить и как ходят насекомые.

### Что на экране

terminal-seat = { $seat ->
    [computer] компьютер ({ $level })
   *[human] вы
}
terminal-to-move = Ход { $turn }: ходят { $color ->
    [white] белые
   *[black] чёрные
}
terminal-in-hand = В запасе
terminal-last-move = Последний ход: { $move }
terminal-queen-due = { $turns ->
    [0] Сейчас вы должны выложить королеву.
   *[other] Королеву нужно выложить этим или следующим ходом.
}
terminal-commands = Введите фишку (A1, или a — муравей) или ход ({ $move }). Ещё: moves, hint, undo, resign, new, save ФАЙЛ, load ФАЙЛ, language, help, quit.
terminal-commands-over = Партия окончена. Введите undo, new, save ФАЙЛ, load ФАЙЛ или quit.
terminal-too-wide = Улей шире этого окна: сделайте окно шире, чтобы увидеть его целиком.
terminal-prompt = { player }
terminal-prompt-over = Партия окончена
terminal-quoted = «{ $text }»
terminal-file = ФАЙЛ

### Что происходит

terminal-played = { player }: { $move }
terminal-passed = { player } не могут ни выложить фишку, ни передвинуть и пропускают ход.
terminal-thinking = Компьютер думает…
terminal-over = { $reason ->
    [surrounded] { $winner ->
        [white] Белые победили: чёрная королева окружена.
       *[black] Чёрные победили: белая королева окружена.
    }
    [double-surround] Ничья: одним ходом окружены обе королевы.
    [repetition] Ничья: позиция возникла в третий раз.
    [draw-agreed] Ничья: так договорились игроки.
   *[resigned] { $winner ->
        [white] Белые победили: чёрные сдались.
       *[black] Чёрные победили: белые сдались.
    }
}
terminal-place = Фишку { $piece } можно выложить на клетки с номерами. Введите номер или нажмите Enter, чтобы выбрать другую.
terminal-move = Фишка { $piece } может пойти на клетки с номерами. Введите номер или нажмите Enter, чтобы выбрать другую.
terminal-also-on-board = Чтобы передвинуть уже выложенную фишку, введите её имя: { $pieces }.
terminal-stuck = Фишкой { $piece } сейчас нельзя сделать ход. { $reason }
terminal-parts = Части отмечены буквами { $letters }.
terminal-lifts-only = Фишка { $piece } пойти не может, но может перебросить соседа. Введите имя соседа: { $neighbors }.
terminal-lifts-also = Ещё эта фишка может перебросить соседа. Введите имя соседа: { $neighbors }.
terminal-hint = Подсказка: { $move }. Нажмите Enter, чтобы сделать этот ход, или введите что-нибудь другое.
terminal-undone = Ход возвращён. Ход { $turn }: ходят { $color ->
    [white] белые
   *[black] чёрные
}.
terminal-new = Новая партия: { $game_type }.
terminal-language = Теперь по-русски.
terminal-saved = Сохранено в { $file }.
terminal-loaded = Загружено из { $file }.
terminal-kept = Прежняя партия сохранена в { $file }.
terminal-ask-resign = Сдаться? Введите д или н.
terminal-leave = Выйти из игры? Чтобы выйти, нажмите Enter или введите д, чтобы остаться — н; для королевы введите Q.
terminal-leave-saved = Выйти из игры? Партия сохранена. Чтобы выйти, нажмите Enter или введите д, чтобы остаться — н; для королевы введите Q.
terminal-bye = До свидания!
terminal-bye-saved = До свидания! Партия сохранена; чтобы продолжить её, запустите skep play --terminal.

### Что не так

terminal-unknown-word = Нет ни фишки, ни команды { $text }. Введите фишку, например A1, ход, например { $move }, или help.
terminal-unknown-reference = { $text } — не клетка. Назовите выложенную фишку, рядом с которой пойти, например -wQ, wQ- или \wQ, или фишку, на которую забраться, например wQ.
terminal-not-on-board = Фишка { $text } ещё не выложена, поэтому рядом с ней пойти нельзя.
terminal-too-many-words = Ход — это фишка и клетка, например { $move }. { $text } — лишнее слово.
terminal-which = Какую из них? { $pieces }
terminal-choose-first = Сначала выберите фишку: клетки, куда она может пойти, получат номера.
terminal-no-such-number = Номера { $number } здесь нет: введите номер от 1 до { $count }.
terminal-line-too-long = Эта строка слишком длинная для хода или команды.
terminal-nothing-to-undo = Возвращать пока нечего.
terminal-over-already = Партия окончена. Чтобы вернуть последний ход, введите undo.
terminal-need-file = Какой файл? Например: { $command } friday.game
terminal-need-language = Какой язык? Введите language и один из { $languages }.
terminal-no-such-help = Справки по { $text } нет. Введите help или один из разделов: { $topics }.
terminal-cannot-read = Ничего не загружено, ваша партия не изменилась: { $problem }
terminal-file-exists = Не сохранено: файл { $file } уже есть. Выберите другое имя.
terminal-cannot-save = Не сохранено: { $problem }
terminal-autosave-failed = Партию не удаётся сохранить до следующего раза: { $problem }
terminal-damaged = Одну из сохранённых партий не удаётся прочитать, её файл остаётся как есть: { $problem }

### Справка

terminal-help-rules = Побеждает тот, кто окружит королеву соперника со всех шести сторон. За ход вы выкладываете фишку или передвигаете одну из выложенных. Новая фишка касается только фишек своего цвета (кроме первой у каждого игрока). Королеву выкладывают не позже четвёртого хода; до этого передвигать фишки нельзя. Все фишки всегда держатся вместе.
terminal-help-typing = Что вводить
terminal-help-example = { $example ->
    [piece] выбирает вашу фишку A1; затем введите номер клетки, на которую она пойдёт
    [number] делает и то и другое сразу
    [letter] выбирает следующего муравья из запаса; так же и другие буквы
    [move] ставит { $own } справа от { $queen }. Знак стоит с той стороны, куда идёт фишка: -{ $queen } слева, { $queen }- справа, \{ $queen } слева сверху, { $queen }/ справа сверху, /{ $queen } слева снизу, { $queen }\ справа снизу; просто { $queen } — поверх неё
   *[lift] чтобы мокрица перебросила соседа, введите имя соседа
}
terminal-help-more = Ещё: { $topics }.
terminal-help-marks = Что нарисовано
terminal-help-mark = { $mark ->
    [last] фишка, которая ходила последней
    [origin] откуда она пришла
    [stack] стопка из двух фишек; под ульем она записана снизу вверх
    [chosen] фишка, которую вы выбрали
    [choice] куда она может пойти, на какую фишку забраться или какую перебросить
    [refused] куда она не может пойти
    [trouble] что мешает
    [part] части, на которые распался бы улей
   *[cut] за краем окна улей продолжается
}
terminal-help-commands = Команды
terminal-help-command = { $command ->
    [moves] всё, что вы сейчас можете сделать
    [hint] как пошёл бы компьютер
    [undo] вернуть ваш последний ход
    [save] записать партию в файл
    [load] продолжить партию из файла
    [new] начать заново с теми же игроками
    [resign] сдаться
    [language] сменить язык
   *[quit] выйти, как и q; партия сохранится до следующего раза
}
terminal-help-insects = Насекомые
terminal-help-insect = { $insect ->
    [queen-bee] ходит на одну клетку. Выложите её не позже четвёртого хода: до этого передвигать фишки нельзя.
    [spider] проходит вдоль улья ровно три клетки.
    [beetle] ходит на одну клетку, в том числе на другие фишки, и те не могут ходить.
    [grasshopper] прыгает по прямой через одну или несколько фишек.
    [ant] ходит вдоль улья на любое расстояние.
    [mosquito] ходит как любая фишка, которой касается.
    [ladybug] проходит две клетки по верху улья и спускается на третью.
   *[pillbug] ходит на одну клетку или перебрасывает соседа на другую пустую клетку рядом с собой.
}
