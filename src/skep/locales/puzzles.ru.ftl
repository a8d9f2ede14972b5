# Задачи по-русски. Во всех каталогах одни и те же сообщения с одними и теми же переменными.

### Задания и что следует за ответом

puzzle-task = { $goal ->
    [win] { $color ->
        [white] Ход белых, и они выигрывают
       *[black] Ход чёрных, и они выигрывают
    } в { $count } { $count ->
        [one] ход
        [few] хода
       *[many] ходов
    }.
   *[defense] { $color ->
        [white] Ход белых
       *[black] Ход чёрных
    }: держит только один ход, любой другой проигрывает.
}
puzzle-rating = Задача { $puzzle }, рейтинг { $rating }
puzzle-ask = Ваш ход
puzzle-commands = Введите ход, например { $move }. Ещё: hint (подсказка), solution (решение), skip (следующая), quit (выход).
puzzle-hint = Подсказка: { $themes }.
puzzle-right = Верно. Соперник отвечает { $move }.
puzzle-solved = Решено!
puzzle-wrong = Неверно: соперник отвечает { $move }.
puzzle-slow = Это тоже выигрывает, но слишком медленно.
puzzle-wrong-over = Неверно: на этом партия заканчивается.
puzzle-solution = Решение: { $line }
puzzle-none = Таких задач нет.

### Темы

puzzle-theme-surround = занять свободную клетку у королевы
puzzle-theme-quiet = тихий ход
puzzle-theme-double-threat = двойная угроза
puzzle-theme-pin = связка
puzzle-theme-gate = запереть королеву
puzzle-theme-unpin = развязать свою фишку
puzzle-theme-retreat = освободить клетку
puzzle-theme-drop = выложить фишку
puzzle-theme-throw = переброс
puzzle-theme-climb = забраться наверх
puzzle-theme-cover = накрыть королеву
puzzle-theme-step-down = спуститься с улья
puzzle-theme-queen = ход королевы
puzzle-theme-spider = паук
puzzle-theme-jump = прыжок кузнечика
puzzle-theme-ant = муравей
puzzle-theme-mosquito = москит
puzzle-theme-ladybug = божья коровка
puzzle-theme-pillbug = мокрица
puzzle-theme-standstill = соперник пропускает ход
puzzle-theme-only-defense = единственная защита
puzzle-theme-free-the-queen = освободить королеву
