# Русский каталог. Во всех каталогах одни и те же сообщения с одними и теми же переменными.

### Слова

# Окончание .ending нужно кратким причастиям: «муравей накрыт», «королева накрыта».
insect = { $insect ->
    [queen-bee] королева
    [spider] паук
    [beetle] жук
    [grasshopper] кузнечик
    [ant] муравей
    [mosquito] москит
    [ladybug] божья коровка
   *[pillbug] мокрица
}
    .accusative = { $insect ->
        [queen-bee] королеву
        [spider] паука
        [beetle] жука
        [grasshopper] кузнечика
        [ant] муравья
        [mosquito] москита
        [ladybug] божью коровку
       *[pillbug] мокрицу
    }
    .ending = { $insect ->
        [queen-bee] а
        [ladybug] а
        [pillbug] а
       *[other] {""}
    }
player = { $color ->
    [white] Белые
   *[black] Чёрные
}
labeled-insect = { $label ->
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
} { labeled-insect }
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
    } { labeled-insect }
and = { $others } и { $last }

### Названия правил

rule-turns = Очерёдность ходов
rule-first-placement = Первые фишки
rule-place-touch-own = Выкладывать рядом со своими
rule-place-touch-enemy = Не выкладывать рядом с чужими
rule-place-ground = Выкладывать на стол
rule-place-number-order = Выкладывать по номерам
rule-stays = Выложенное остаётся
rule-queen-by-four = Королева не позже четвёртого хода
rule-queen-first = Без королевы на первом ходу
rule-queen-before-moving = Сначала королева, потом передвижения
rule-one-hive = Единый улей
rule-freedom-to-move = Свобода передвижения
rule-contact = Не отрываться от улья
rule-covered = Накрытые фишки
rule-queen-bee = Королева
rule-beetle = Жук
rule-height-gate = Узкие проходы наверху
rule-grasshopper = Кузнечик
rule-spider = Паук
rule-ant = Муравей
rule-ladybug = Божья коровка
rule-mosquito = Москит
rule-mosquito-on-top = Москит на улье
rule-pillbug = Мокрица
rule-pillbug-target = Кого может перебросить мокрица
rule-pillbug-rest = Отдых после броска
rule-mosquito-pillbug = Москит в роли мокрицы
rule-pass = Пропуск хода
rule-surrounded = Королева окружена
rule-double-surround = Окружены обе королевы
rule-draw-agreed = Ничья по соглашению
rule-repetition = Повторение позиции
rule-game-type = Состав фишек
rule-game-over = Конец партии

### Почему ход разрешён или нет

legal-move = { piece.start } может пойти туда.
legal-piece = { piece.start } может сделать ход.
legal-pass = Ходить нечем, поэтому нужно пропустить ход.

why-role = Москит здесь ходит как { insect }.

why-game-over-ended = Партия окончена: { $reason ->
    [surrounded] { $winner ->
        [white] чёрная королева окружена, белые победили.
       *[black] белая королева окружена, чёрные победили.
    }
    [double-surround] одним ходом окружены обе королевы, это ничья.
    [repetition] позиция возникла в третий раз, это ничья.
    [draw-agreed] игроки согласились на ничью.
    [time] { $winner ->
        [white] у чёрных кончилось время, белые победили.
       *[black] у белых кончилось время, чёрные победили.
    }
    [unknown] { $winner ->
        [white] белые победили.
        [black] чёрные победили.
       *[none] это ничья.
    }
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
    [1] есть ещё один ход. Пойти может { $example }.
    [one] есть ещё { $count } ход. Пойти может, например, { $example }.
    [few] есть ещё { $count } хода. Пойти может, например, { $example }.
   *[other] есть ещё { $count } ходов. Пойти может, например, { $example }.
}

why-first-placement-only-cells = { $count ->
    [1] Первую фишку партии выкладывают в середину стола.
   *[other] Вторую фишку партии выкладывают вплотную к первой.
}
why-place-touch-own = Новая фишка должна касаться фишки своего цвета, а рядом с этой клеткой такой нет.
why-place-touch-enemy-enemies = Новая фишка не должна касаться фишек соперника, а рядом с этой клеткой { $count ->
    [1] лежит
   *[other] лежат
} { $enemies }.
why-place-touch-enemy-no-cell = Новая фишка должна касаться только фишек своего цвета, а такой клетки сейчас нет.
why-place-ground-occupied = Новую фишку выкладывают на пустую клетку, не поверх улья, а здесь уже лежит { $top }.
why-place-number-order-expected = Фишки одного вида выкладывают по номерам: сначала { $expected }, потом { piece }.
why-queen-by-four-expected = Королеву нужно выложить не позже четвёртого хода: сейчас на стол должна лечь { $expected }.
why-queen-first = По турнирным правилам королева не может быть вашей первой фишкой.
why-queen-before-moving-expected = Пока ваша королева не выложена, передвигать фишки нельзя: сначала на стол должна лечь { $expected }.

why-one-hive-split = { piece.start } скрепляет улей: без этой фишки он, пусть и на мгновение, распался бы на { $parts ->
    [one] { $parts } часть.
    [few] { $parts } части.
   *[other] { $parts } частей.
}
why-one-hive-adrift = Все фишки должны держаться вместе, а на этой клетке { piece } не коснётся ни одной другой.
why-covered-covered = { piece.start } накрыт{ insect.ending }: сверху лежит { $top }. Накрытая фишка не может ни ходить, ни пользоваться своей способностью.
why-freedom-to-move-gate = Чтобы скользить, фишке нужно место, а { $left } и { $right } образуют узкий проход и не дают сделать шаг { $number }.
why-freedom-to-move-enclosed = { $where ->
    [start] { piece.start } не может выскользнуть: клетка закрыта со всех сторон.
   *[end] Эта клетка закрыта со всех сторон: { piece } не может туда проскользнуть.
}
why-height-gate-gate = Наверху фишке тоже нужно место, а { $left } и { $right } возвышаются по обе стороны и не дают сделать шаг { $number }.
why-contact-lost = Скользя, фишка не отрывается от улья, а на шаге { $number } { piece } оторвётся от всех своих соседей.

why-queen-bee-far = Королева ходит только на одну клетку, а до этой — { $distance ->
    [one] { $distance } клетка.
    [few] { $distance } клетки.
   *[other] { $distance } клеток.
}
why-queen-bee-occupied = Королева остаётся на столе, а на этой клетке уже лежит { $top }.
why-beetle-far = Жук ходит только на одну клетку, а до этой — { $distance ->
    [one] { $distance } клетка.
    [few] { $distance } клетки.
   *[other] { $distance } клеток.
}
why-grasshopper-off-line = Кузнечик прыгает по прямой, а эта клетка не на одной линии с ним.
why-grasshopper-nothing-to-jump = Кузнечик прыгает хотя бы через одну фишку, а на пути нет ни одной.
why-grasshopper-gap = Кузнечик приземляется на первую пустую клетку и не прыгает через разрыв, а перед этой клеткой как раз разрыв.
why-grasshopper-occupied = Кузнечик приземляется на пустую клетку, а на этой уже лежит { $top }.
why-spider-wrong-length = Паук делает ровно три шага, а путь до этой клетки занимает { $steps ->
    [one] { $steps } шаг.
    [few] { $steps } шага.
   *[other] { $steps } шагов.
}
why-spider-no-way = Паук делает ровно три шага, а такого пути нет.
why-spider-occupied = Паук остаётся на столе, а на этой клетке уже лежит { $top }.
why-ant-occupied = Муравей остаётся на столе, а на этой клетке уже лежит { $top }.
why-ladybug = Божья коровка делает два шага по верху улья и один вниз, а такого пути сюда нет.
why-ladybug-no-way = Божья коровка делает два шага по верху улья и один вниз, а такого пути нет.
why-ladybug-occupied = Божья коровка спускается на пустую клетку, а на этой уже лежит { $top }.
why-mosquito-nothing-to-copy = Москит ходит как одна из фишек, которых касается. { piece.start } касается только москита и поэтому ходить не может.
why-mosquito-copies = Москит ходит как одна из фишек, которых касается, но никто из них сюда не попадает: { $insects }.
why-mosquito-on-top-far = На улье москит — это жук: он ходит только на одну клетку, а до этой — { $distance ->
    [one] { $distance } клетка.
    [few] { $distance } клетки.
   *[other] { $distance } клеток.
}
why-mosquito-on-top-powerless = На улье москит — это жук: { piece } никого оттуда не перебросит.
why-mosquito-pillbug-powerless = { piece.start } не касается мокрицы и поэтому не может перебрасывать.
why-pillbug-far = Мокрица ходит только на одну клетку, а до этой — { $distance ->
    [one] { $distance } клетка.
    [few] { $distance } клетки.
   *[other] { $distance } клеток.
}
why-pillbug-occupied = Мокрица ходит и перебрасывает только на пустые клетки, а на этой уже лежит { $top }.
why-pillbug-out-of-reach = Фишку соперника можно только перебросить, а { piece } перебрасывает лишь соседей и лишь на пустую клетку рядом с собой.
why-pillbug-no-landing = Фишку соперника можно только перебросить: { piece } рядом, но свободной клетки для этой фишки нет.
why-pillbug-target-stacked = Перебросить можно только фишку, которая на своей клетке одна, а { piece } лежит в стопке.
why-pillbug-target-just-moved = Прошлым ходом { piece } уже передвинут{ insect.ending }, поэтому сейчас перебросить эту фишку нельзя.
why-pillbug-rest-resting = Прошлым ходом { piece } переброшен{ insect.ending } и теперь отдыхает: нельзя ни ходить, ни перебрасывать.

### Что не так с расставленной позицией

fault-apart = Все фишки образуют единый улей, а здесь он распадается на { $parts ->
    [one] { $parts } часть.
    [few] { $parts } части.
   *[other] { $parts } частей.
}
fault-cannot-climb = На другие фишки забираются только жуки и москиты, а здесь сверху лежит { piece }, под этой фишкой — { $below }.
fault-not-in-game = { piece.start } не участвует в партии типа { $game_type }.
fault-doubled = { piece.start } лежит на поле { $count ->
    [2] дважды
    [one] { $count } раз
    [few] { $count } раза
   *[other] { $count } раз
}, а такая фишка только одна.
fault-skipped = Фишки одного вида выкладывают по номерам: { piece } уже на поле, а { $expected } ещё в запасе.
fault-queen-overdue = { player } должны были выложить королеву не позже четвёртого хода.
fault-queen-too-early = По турнирным правилам королева не может быть первой фишкой, а здесь { piece } — единственная фишка своего цвета.
fault-moved-too-early = { piece.start } лежит на улье, но передвигать фишки можно только после того, как выложена своя королева.
fault-colors-touch = Пока на поле нет ни одной королевы, фишки не передвигают, и белые касаются чёрных только в одном месте. Здесь таких мест { $count }.
fault-no-such-turn = Номер хода должен быть от 1 до { $last }.
fault-too-few-turns = { player } не могли получить такую позицию: для неё нужно ходов не меньше { $needed }, а сделано { $turns }.
fault-idle-turns = Пока королева не выложена, каждым ходом выкладывают фишку. { player } должны были выложить { $expected }, а на поле { $placed }.
fault-resting-absent = Передвинуть прошлым ходом эту фишку не могли: { piece } не на поле.
fault-resting-covered = Передвинуть прошлым ходом эту фишку не могли: { piece } накрыт{ insect.ending }, сверху лежит { $top }.
fault-resting-needless = На поле нет мокрицы, поэтому { piece } может не отдыхать.
fault-resting-unmoved = Прошлым ходом { piece } не передвинут{ insect.ending }: { $mover ->
    [white] белая
   *[black] чёрная
} королева ещё в запасе.
fault-resting-unthrown = На ходу соперника { piece } может оказаться здесь только после броска, а перебросить сюда эту фишку было некому.
