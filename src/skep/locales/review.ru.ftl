### Разбор партии (skep review)

review-label = { $label ->
    [brilliant] Блестящий ход
    [only-move] Единственный ход
    [best] Лучший ход
    [good] Хороший ход
    [forced] Вынужденный ход
    [inaccuracy] Неточность
    [mistake] Ошибка
    [missed-win] Упущенный выигрыш
   *[blunder] Зевок
}
review-phase = { $phase ->
    [opening] Дебют
    [middle-game] Миттельшпиль
   *[ending] Эндшпиль
}

# В винительном падеже; .genitive и .dative для других.
review-queen = { $color ->
    [white] белую королеву
   *[black] чёрную королеву
}
    .genitive = { $color ->
        [white] белой королевы
       *[black] чёрной королевы
    }
    .dative = { $color ->
        [white] белой королеве
       *[black] чёрной королеве
    }
    .instrumental = { $color ->
        [white] белой королевой
       *[black] чёрной королевой
    }
# В винительном падеже.
review-piece = { $insect ->
    [queen-bee] { $color ->
        [white] белую
       *[black] чёрную
    }
    [ladybug] { $color ->
        [white] белую
       *[black] чёрную
    }
    [pillbug] { $color ->
        [white] белую
       *[black] чёрную
    }
   *[other] { $color ->
        [white] белого
       *[black] чёрного
    }
} { insect.accusative }{ $label ->
    [none] {""}
   *[other] {" "}{ $label }
}
# Кто перебрасывает, в творительном падеже.
review-thrower = { $insect ->
    [mosquito] { $color ->
        [white] белым москитом
       *[black] чёрным москитом
    }
   *[pillbug] { $color ->
        [white] белой мокрицей
       *[black] чёрной мокрицей
    }
}{ $label ->
    [none] {""}
   *[other] {" "}{ $label }
}
review-does = { $move } { $does }.
review-surrounds = окружает { review-queen } и выигрывает
review-draws = приводит к ничьей
review-wins-in = { $number ->
    [1] выигрывает следующим ходом
    [one] выигрывает за { $number } ход
    [few] выигрывает за { $number } хода
   *[many] выигрывает за { $number } ходов
}
review-stops-win = { $color ->
    [white] не даёт белым сразу выиграть
   *[black] не даёт чёрным сразу выиграть
}
review-threatens-win = угрожает окружить { review-queen }
review-no-moves = { $color ->
    [white] не оставляет белым ходов
   *[black] не оставляет чёрным ходов
}
review-covers = накрывает { $piece }
review-throws = перебрасывает { $piece } { $thrower }
review-takes-cell = { $number ->
    [1] оставляет { review-queen.dative } единственную свободную клетку
    [2] оставляет { review-queen.dative } лишь 2 свободные клетки
   *[other] отнимает у { review-queen.genitive } свободную клетку
}
review-frees-queen = освобождает { review-queen } от связки
review-pins = связывает { $pieces }
review-gives-room = { $number ->
    [1] даёт { review-queen.dative } свободную клетку
    [one] даёт { review-queen.dative } больше простора: { $number } свободная клетка
    [few] даёт { review-queen.dative } больше простора: { $number } свободные клетки
   *[many] даёт { review-queen.dative } больше простора: { $number } свободных клеток
}
review-unpins = освобождает { $pieces } от связки
review-next-to-queen = встаёт рядом с { review-queen.instrumental }
review-places = вводит в игру { $piece }
review-passes = пропускает ход
review-better = Лучше: { $sentence }
review-best-keeps = { $move } оставляет белым шанс { $percent } %.
review-allows-win = { $color ->
    [white] { $number ->
        [1] После { $move } белые выигрывают следующим ходом.
        [one] После { $move } белые выигрывают за { $number } ход.
        [few] После { $move } белые выигрывают за { $number } хода.
       *[many] После { $move } белые выигрывают за { $number } ходов.
    }
   *[black] { $number ->
        [1] После { $move } чёрные выигрывают следующим ходом.
        [one] После { $move } чёрные выигрывают за { $number } ход.
        [few] После { $move } чёрные выигрывают за { $number } хода.
       *[many] После { $move } чёрные выигрывают за { $number } ходов.
    }
}

review-title = { $white } – { $black }
review-heading = Разбор партии
review-accuracy = Точность
review-accuracy-note = Насколько ходы близки к лучшим, от 0 до 100. Вынужденные ходы не считаются.
review-winning-chances = Шансы на победу
review-graph-note = Шанс белых на победу после каждого хода. Точки отмечают переломные моменты.
review-graph-label = Шанс белых на победу: в начале { $start } %, в конце { $end } %, наименьший { $low } %, наибольший { $high } %.
review-turning-points = Переломные моменты
review-no-turning-points = Ошибок не было.
review-moves = Ходы
review-turn = №
review-move = Ход
review-rating = Оценка хода
review-chance = Шанс белых
review-loss = Потеря
review-percent = { $percent } %
review-best-line = Лучший вариант
review-before-move = До хода { $move }. Красным: что сыграно; зелёным: что лучше.
review-result-name = { $result ->
    [WhiteWins] Белые выиграли
    [BlackWins] Чёрные выиграли
    [Draw] Ничья
    [NotStarted] Партия не начата
   *[InProgress] Партия не окончена
}
review-made-by = Рассчитано программой Skep { $version }.

# В терминале
review-summary = { $place }: { $title }. Точность: { $accuracy }
review-error = { $place }: разбора нет: { $error }
