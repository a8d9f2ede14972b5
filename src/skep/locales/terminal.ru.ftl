# Игра в терминале на русском языке. Во всех каталогах одни и те же сообщения с одними и теми же переменными.

### Начало партии

terminal-title = Skep: «Улей», настольная игра о насекомых
terminal-goal = Побеждает тот, кто окружит королеву соперника со всех шести сторон. За ход выкладывают фишку или передвигают одну из лежащих, и все фишки всегда держатся вместе. Чтобы получить подсказки, наберите help.
terminal-ask-resume = Ваша прошлая партия не окончена ({ $game_type }, { $count ->
    [one] сыгран { $count } ход
    [few] сыграно { $count } хода
   *[other] сыграно { $count } ходов
}). Что дальше?
terminal-resume = продолжить её
terminal-new-game = начать новую партию
terminal-ask-opponent = С кем вы играете?
terminal-opponent-computer = с компьютером
terminal-opponent-person = со вторым человеком за этой клавиатурой
terminal-ask-color = Каким цветом вы играете?
terminal-color-white = белыми: вы начинаете
terminal-color-black = чёрными: начинает компьютер
terminal-color-chance = пусть решит случай
terminal-ask-pieces = Какими фишками?
terminal-pieces-base = основная игра: королева, пауки, жуки, кузнечики и муравьи
terminal-pieces-carbon = то же и комар с божьей коровкой
terminal-pieces-all = то же и комар, божья коровка и мокрица, как на турнирах
terminal-ask-number = Номер (Enter — 1)
terminal-bad-number = Наберите номер от 1 до { $count }.

### Что на экране

terminal-seat = { $seat ->
    [computer] компьютер
   *[human] вы
}
terminal-to-move = Ходят { $color ->
    [white] белые
   *[black] чёрные
}, ход { $turn }
terminal-in-hand = В запасе
terminal-last-move = Последний ход: { $move }
terminal-queen-due = { $turns ->
    [0] Сейчас нужно выложить королеву.
   *[other] Королеву нужно выложить этим ходом или следующим.
}
terminal-commands = Наберите фишку (A1, или a — муравей) или ход (wA1 bQ-). Ещё: moves, hint, undo, save ФАЙЛ, help, quit.
terminal-commands-over = Партия окончена. Наберите undo, new, save ФАЙЛ, load ФАЙЛ или quit.
terminal-too-wide = Улей шире этого окна: сделайте окно шире, чтобы увидеть его целиком.
terminal-prompt = { player }
terminal-prompt-over = Партия окончена

### Что происходит

terminal-played = { player }: { $move }
terminal-passed = { player } не могут ни выложить фишку, ни передвинуть и пропускают ход.
terminal-thinking = Компьютер думает …
terminal-over = { $reason ->
    [surrounded] { $winner ->
        [white] Белые победили: чёрная королева окружена.
       *[black] Чёрные победили: белая королева окружена.
    }
    [double-surround] Ничья: один ход окружил обеих королев.
    [repetition] Ничья: позиция повторилась в третий раз.
   *[resigned] { $winner ->
        [white] Белые победили: чёрные сдались.
       *[black] Чёрные победили: белые сдались.
    }
}
terminal-place = { $piece } можно выложить туда, где стоят номера. Наберите номер или нажмите Enter, чтобы выбрать заново.
terminal-move = { $piece } может пойти туда, где стоят номера. Наберите номер или нажмите Enter, чтобы выбрать заново.
terminal-also-on-board = Чтобы передвинуть фишку, которая уже выложена, наберите её имя: { $pieces }.
terminal-stuck = { $piece } на этом ходу ничего не может. { $reason }
terminal-hint = Подсказка: { $move }
terminal-undone = Ход взят назад. Ходят { $color ->
    [white] белые
   *[black] чёрные
}, ход { $turn }.
terminal-new = Новая партия: { $game_type }.
terminal-language = Теперь по-русски.
terminal-saved = Сохранено в { $file }.
terminal-loaded = Загружено из { $file }.
terminal-leave = Выйти из игры? Она сохранена. Чтобы выйти, нажмите Enter или наберите д; для королевы наберите Q.
terminal-bye = До свидания!
terminal-bye-saved = До свидания! Партия сохранена; следующий skep play её продолжит.

### Что не так

terminal-unknown-word = Нет ни фишки, ни команды { $text }. Наберите фишку, например A1, ход, например wA1 bQ-, или help.
terminal-unknown-reference = { $text } — не место. Назовите выложенного соседа, например -wQ, wQ- или \wQ, или фишку, на которую нужно влезть, например wQ.
terminal-not-on-board = { $text } ещё не выложена, так что рядом с ней ничего быть не может.
terminal-too-many-words = Ход — это фишка и место, например wA1 bQ-. { $text } — лишнее слово.
terminal-which = Которая? { $pieces }
terminal-choose-first = Сначала выберите фишку; тогда появятся номера там, куда она может пойти.
terminal-no-such-number = Номера { $number } здесь нет: наберите номер от 1 до { $count }.
terminal-line-too-long = Эта строка слишком длинна для хода или команды.
terminal-nothing-to-undo = Брать назад нечего.
terminal-over-already = Партия окончена. Команда undo отменит её конец.
terminal-need-file = Какой файл? Например: { $command } friday.game
terminal-need-language = Какой язык? Наберите language и один из { $languages }.
terminal-cannot-read = Ничего не загружено, эта партия не изменилась: { $problem }
terminal-file-exists = Не сохранено: { $file } уже есть. Выберите другое имя.
terminal-cannot-save = Не сохранено: { $problem }
terminal-autosave-failed = Партию не удаётся сберечь до следующего раза: { $problem }
terminal-damaged = Прошлую партию продолжить нельзя, её файл остаётся как есть: { $problem }

### Помощь

terminal-help-typing = Что набирать и что нарисовано
terminal-help-example = { $example ->
    [piece] выбирает вашу фишку A1; затем наберите номер клетки, на которую она пойдёт
    [letter] выбирает следующего муравья из запаса; так же и другие буквы
    [move] ставит wA1 справа от bQ. Знак стоит с той стороны, куда встанет фишка: -bQ слева, bQ- справа, \bQ и bQ/ сверху, /bQ и bQ\ снизу; просто bQ — поверх неё
    [last] — фишка, которая ходила последней
   *[stack] — стопка из двух фишек; под ульем она записана снизу вверх
}
terminal-help-commands = Команды
terminal-help-command = { $command ->
    [moves] всё, что вы сейчас можете сделать
    [hint] как пошёл бы компьютер
    [undo] взять назад ваш последний ход
    [save] записать партию в файл
    [load] продолжить партию из файла
    [new] начать заново с теми же игроками
    [resign] сдаться
    [language] сменить язык
   *[quit] выйти, как и q; партия сохранится до следующего раза
}
terminal-help-insects = Насекомые
terminal-help-insect = { $insect ->
    [queen-bee] ходит на одну клетку. Выложите её не позже четвёртого хода: до этого никто не двигается.
    [spider] проходит вокруг улья ровно три клетки.
    [beetle] ходит на одну клетку, в том числе на другие фишки, и те не могут двигаться.
    [grasshopper] прыгает по прямой через одну или несколько фишек.
    [ant] ходит вокруг улья на любое расстояние.
    [mosquito] ходит как любая фишка, которой касается.
    [ladybug] проходит две клетки по верху улья и одну вниз.
   *[pillbug] ходит на одну клетку или перебрасывает соседа на другую пустую клетку рядом с собой.
}
