# Русский каталог. Во всех каталогах одни и те же сообщения с одними и теми же переменными.

### Слова

insect = { $insect ->
    [queen-bee] королева
    [spider] паук
    [beetle] жук
    [grasshopper] кузнечик
    [ant] муравей
    [mosquito] комар
    [ladybug] божья коровка
   *[pillbug] мокрица
}
player = { $color ->
    [white] Белые
   *[black] Чёрные
}
labelled-insect = { $label ->
    [none] { insect }
   *[other] { insect } { $label }
}
piece = { $insect ->
    [queen-bee] { $color ->
        [white] белая
       *[black] чёрная
    }
    [ladybug] { $color ->
        [white] белая
       *[black] чёрная
    }
    [pillbug] { $color ->
        [white] белая
       *[black] чёрная
    }
   *[other] { $color ->
        [white] белый
       *[black] чёрный
    }
} { labelled-insect }
    .start = { $insect ->
        [queen-bee] { $color ->
            [white] Белая
           *[black] Чёрная
        }
        [ladybug] { $color ->
            [white] Белая
           *[black] Чёрная
        }
        [pillbug] { $color ->
            [white] Белая
           *[black] Чёрная
        }
       *[other] { $color ->
            [white] Белый
           *[black] Чёрный
        }
    } { labelled-insect }
and = { $others } и { $last }

### Названия правил

rule-turns = Очерёдность ходов
rule-first-placement = Первые фишки
rule-place-touch-own = Выкладывать рядом со своими
rule-place-touch-enemy = Выкладывать в стороне от чужих
rule-place-ground = Выкладывать на стол
rule-place-number-order = Выкладывать по номерам
rule-stays = Выложенное остаётся
rule-queen-by-four = Королева не позже четвёртого хода
rule-queen-first = Без королевы на первом ходу
rule-queen-before-moving = Сначала королева, потом перемещения
rule-one-hive = Единый улей
rule-freedom-to-move = Свобода движения
rule-contact = Не терять касания
rule-covered = Накрытые фишки
rule-queen-bee = Королева
rule-beetle = Жук
rule-height-gate = Теснины наверху
rule-grasshopper = Кузнечик
rule-spider = Паук
rule-ant = Муравей
rule-ladybug = Божья коровка
rule-mosquito = Комар
rule-mosquito-on-top = Комар на улье
rule-pillbug = Мокрица
rule-pillbug-target = Кого перебрасывает мокрица
rule-pillbug-rest = Отдых после броска
rule-mosquito-pillbug = Комар в роли мокрицы
rule-pass = Пропуск хода
rule-surrounded = Королева окружена
rule-double-surround = Окружены обе королевы
rule-draw-agreed = Ничья по соглашению
rule-repetition = Повторение позиции
rule-game-type = Состав фишек
rule-game-over = Конец партии

### Почему действие разрешено или нет

legal-move = { piece.start } может пойти туда.
legal-pass = Остаётся только пропустить ход.

why-role = Комар здесь ходит как { insect }.

why-game-over-ended = Партия окончена: { $reason ->
    [surrounded] { $winner ->
        [white] чёрная королева окружена, белые победили.
       *[black] белая королева окружена, чёрные победили.
    }
    [double-surround] один ход окружил обеих королев, ничья.
    [repetition] позиция повторилась в третий раз, ничья.
    [draw-agreed] стороны согласились на ничью.
   *[resigned] { $winner ->
        [white] чёрные сдались, белые победили.
       *[black] белые сдались, чёрные победили.
    }
}
why-game-type-absent = { piece.start } не участвует в партии типа { $game_type }.
why-turns-not-yours = Сейчас ход { $turn ->
    [white] белых
   *[black] чёрных
}, а { piece } — фишка соперника.
why-turns-unmoved = Ход должен закончиться на другой клетке, а { piece } уже на этой.
why-pass-choices = Ход пропускает только тот, кто не может ни выложить фишку, ни передвинуть. Здесь { $count ->
    [1] возможен ещё один ход, этой фишкой: { $example }.
    [one] возможен ещё { $count } ход, например этой фишкой: { $example }.
    [few] возможны ещё { $count } хода, например этой фишкой: { $example }.
   *[other] возможно ещё { $count } ходов, например этой фишкой: { $example }.
}

why-first-placement-only-cells = { $count ->
    [1] Первая фишка партии ложится в середину стола.
   *[other] Вторая фишка партии должна прилегать к первой стороной.
}
why-place-touch-own = Новая фишка должна касаться фишки своего цвета, а рядом с этой клеткой такой нет.
why-place-touch-enemy-enemies = Новая фишка не должна касаться фишек соперника, а рядом с этой клеткой { $count ->
    [1] лежит
   *[other] лежат
} { $enemies }.
why-place-ground-occupied = Новую фишку кладут на пустую клетку, а не поверх улья: здесь уже лежит { $top }.
why-place-number-order-expected = Одинаковые фишки выкладывают по номерам: сначала { $expected }, потом { piece }.
why-queen-by-four-expected = Королеву выкладывают не позже четвёртого хода: теперь на стол должна лечь { $expected }.
why-queen-first = По турнирным правилам королева не может быть первой фишкой игрока.
why-queen-before-moving-expected = Пока своя королева не выложена, передвигать нельзя ничего: сначала на стол должна лечь { $expected }.

why-one-hive-split = { piece.start } скрепляет улей: без этой фишки он, пусть и на мгновение, распался бы на части (их было бы { $parts }).
why-one-hive-adrift = Все фишки держатся вместе, а на этой клетке { piece } не касается ни одной другой.
why-covered-covered = { piece.start } — накрытая фишка: сверху лежит { $top }. Такая фишка не ходит и не пользуется своими способностями.
why-freedom-to-move-gate = Чтобы скользить, фишке нужно место, а { $left } и { $right } не оставляют его для шага { $number } на этом пути.
why-freedom-to-move-enclosed = { $where ->
    [start] { piece.start } со всех сторон в окружении и не может выскользнуть.
   *[end] Эта клетка закрыта со всех сторон: { piece } не может туда проскользнуть.
}
why-height-gate-gate = Наверху фишке тоже нужно место: { $left } и { $right } возвышаются по обе стороны от шага { $number } и не дают пройти.
why-contact-lost = Скользя, фишка не отрывается от улья: на шаге { $number } { piece } потеряет все фишки, которых касается.

why-queen-bee-far = Королева ходит только на одну клетку, а расстояние до этой — { $distance }.
why-queen-bee-occupied = Королева остаётся на столе, а на этой клетке уже лежит { $top }.
why-beetle-far = Жук ходит только на одну клетку, а расстояние до этой — { $distance }.
why-grasshopper-off-line = Кузнечик прыгает по прямой, а эта клетка не на одной линии с ним.
why-grasshopper-nothing-to-jump = Кузнечик прыгает хотя бы через одну фишку, а на пути нет ни одной.
why-grasshopper-gap = Кузнечик приземляется на первую пустую клетку: через пробел перед этой клеткой он не прыгает.
why-grasshopper-occupied = Кузнечик приземляется на пустую клетку, а на этой уже лежит { $top }.
why-spider-wrong-length = Паук делает ровно три шага, а путь до этой клетки занимает { $steps ->
    [one] { $steps } шаг.
    [few] { $steps } шага.
   *[other] { $steps } шагов.
}
why-spider-occupied = Паук остаётся на столе, а на этой клетке уже лежит { $top }.
why-ant-occupied = Муравей остаётся на столе, а на этой клетке уже лежит { $top }.
why-ladybug = Божья коровка делает два шага по верху улья и один вниз, а такого пути сюда нет.
why-ladybug-occupied = Божья коровка спускается на пустую клетку, а на этой уже лежит { $top }.
why-mosquito-nothing-to-copy = Комар ходит как фишка, которой касается. { piece.start } касается только комара и ходить не может.
why-mosquito-copies = Комар ходит как фишка, которой касается, но никто из них сюда не попадает: { $insects }.
why-mosquito-on-top-far = На улье комар — это жук: он ходит только на одну клетку, а расстояние до этой — { $distance }.
why-mosquito-on-top-powerless = На улье комар — это жук: { piece } оттуда никого не перебрасывает.
why-mosquito-pillbug-powerless = { piece.start } не касается мокрицы и поэтому не может перебрасывать.
why-pillbug-far = Мокрица ходит только на одну клетку, а расстояние до этой — { $distance }.
why-pillbug-occupied = Мокрица ходит и перебрасывает только на пустые клетки, а на этой уже лежит { $top }.
why-pillbug-out-of-reach = Чужую фишку двигает только бросок, а { piece } перебрасывает лишь с соседней клетки на пустую соседнюю.
why-pillbug-target-stacked = Перебросить можно только фишку, которая на своей клетке одна, а { piece } лежит в стопке.
why-pillbug-target-just-moved = { piece.start } — фишка, которую передвинули прошлым ходом: этим ходом перебросить её нельзя.
why-pillbug-rest-resting = { piece.start } — фишка, которую перебросили прошлым ходом. Этим ходом она отдыхает: не ходит и не пользуется своими способностями.
