# Веб-приложение на русском. Во всех каталогах одни и те же сообщения с одними и теми же переменными.

### На каждой странице

web-title = Skep: играйте в «Улей» в браузере
web-title-page = { $page ->
    [game] Партия
    [games] Мои партии
    [learn] Обучение
    [rules] Правила
    [settings] Настройки
    [view] Просмотр партии
   *[missing] Не найдено
} · Skep
web-title-game = { $turn ->
    [yours] Ваш ход · { $opponent }
   *[other] { $opponent }
} · Skep
web-skip = К содержимому
web-navigation = Разделы сайта
web-home-link = Skep, главная страница
web-nav-play = Играть
web-nav-games = Партии
web-nav-games-waiting = Партии, в которых ваш ход: { $count }
web-nav-learn = Уроки
web-nav-rules = Правила
web-go-home = На главную
web-close = Закрыть
web-close-notice = Закрыть сообщение
web-cancel = Отмена
web-loading = Минутку…
web-offline = Сервер не отвечает. Попробуйте ещё раз чуть позже.
web-trouble = { $code ->
    [too-many-requests] Слишком много запросов. Подождите минуту.
    [busy] Компьютер сейчас играет слишком много партий. Попробуйте чуть позже.
    [full] Эту партию смотрит уже слишком много зрителей.
    [bad-name] Это имя не подходит. Выберите другое.
   *[other] Не получилось. Попробуйте ещё раз чуть позже.
}
web-refused = { $code ->
    [not-your-turn] Сейчас не ваш ход.
    [late] Партия тем временем продолжилась.
    [game-over] Партия окончена.
    [declined] Компьютер хочет играть дальше.
    [nothing-to-undo] Возвращать пока нечего.
    [nothing-to-redo] Повторять нечего.
    [no-offer] Это предложение больше не действует.
    [no-hints] Подсказки есть только в игре с компьютером.
    [busy] Компьютер сейчас слишком занят. Попробуйте чуть позже.
    [too-many-games] Слишком много партий за короткое время. Подождите минуту.
    [spectator] Это доступно только игрокам.
    [bad-name] Это имя не подходит. Выберите другое.
    [too-often] Слишком часто. Подождите немного.
   *[other] Сейчас это невозможно.
}
web-missing-title = В этой ячейке никто не живёт
web-missing-text = По этому адресу ничего нет.

### Без связи

web-no-answer = { $why ->
    [offline] Вы офлайн.
   *[server] Сервер не отвечает.
}
web-no-answer-start = Начать партию можно будет, как только связь восстановится. Уроки и правила доступны и сейчас.
web-no-answer-page = Страница откроется сама, как только связь восстановится.
web-no-answer-lesson = Ответ будет проверен, как только связь восстановится. А пока можно читать дальше.
web-no-answer-game = Партия сохранена и откроется сама, как только связь восстановится.
web-page-failed = Не удалось загрузить страницу.

### Настройки

web-settings = Настройки
web-language = Язык
web-theme = Тема
web-theme-name = { $theme ->
    [light] Светлая
    [dark] Тёмная
    [contrast] Высокий контраст
   *[system] Как на устройстве
}
web-table = Стол
web-table-name = { $table ->
    [felt] Сукно
    [slate] Сланец
   *[wood] Дерево
}
web-tiles = Фишки
web-tiles-name = { $tiles ->
    [maple] Клён и орех
    [plain] Простые
   *[ivory] Слоновая кость и эбен
}
web-grid = Показывать сетку клеток
web-move-style = Как показывать ходы
web-move-style-name = { $style ->
    [notation] Нотация (wA1 bQ-)
    [words] Слова
   *[pictures] Картинки
}
web-sounds = Звук
web-vibration = Вибрация
web-animation = Анимация ходов
web-show-pinned = Отмечать связанные фишки
web-show-pinned-note = Без этих фишек улей распадётся.
web-confirm-moves = Подтверждать каждый ход
web-confirm-moves-note = Ход засчитывается после второго нажатия.
web-name = Ваше имя
web-name-none = Без имени
web-name-note = Его видят соперник и зрители. Чтобы играть без имени, ничего не вводите.
web-notifications = Уведомлять, когда мой ход
web-notifications-note = { $state ->
    [refused] Браузер этого не разрешает. Изменить это можно в настройках браузера для этого сайта.
   *[open] Когда соперник сделал ход, а эта страница открыта в фоне.
}
web-phrases-setting = Показывать реплики
web-phrases-setting-note = Несколько слов от соперника, например «Хорошая партия».

### Первая страница

web-headline = Окружите королеву.
web-lead = По очереди выкладывайте насекомых или передвигайте их. Побеждает тот, кто окружит чужую королеву со всех шести сторон.
web-newcomer = Впервые играете в «Улей»?
web-newcomer-learn = Научиться играть
web-newcomer-rules = Правила
web-against = { $opponent ->
    [computer] Компьютер, уровень { $level }
    [here] Вдвоём за одним экраном
   *[link] Партия по ссылке
}
web-turn-number = { $turn ->
    [0] Ходов ещё нет
   *[other] Ход { $turn }
}

### Мои партии

web-games-title = Мои партии
web-games-running = Ваши текущие партии
web-games-all = Все партии ({ $count })
web-games-section = { $standing ->
    [turn] Ваш ход
    [running] Текущие
    [over] Завершённые
   *[watched] Вы зритель
}
web-games-your-turn = Ваш ход
web-games-to-move = { $you ->
    [yes] Ход соперника
   *[no] { $color ->
        [white] Ход белых
       *[black] Ход чёрных
    }
}
web-games-invited = Соперник ещё не в игре
web-games-time-left = осталось { $time }
web-games-result = { $outcome ->
    [won] Победа
    [lost] Поражение
    [white] Победа белых
    [black] Победа чёрных
   *[draw] Ничья
}
web-games-none = Партий пока нет. Здесь появятся партии, которые вы играете или смотрите в этом браузере.
web-games-more = Показать ещё ({ $count })
web-games-note = Этот список хранится только в этом браузере. Чтобы продолжить на другом устройстве, откройте партию и отправьте себе свою ссылку («Поделиться»).
web-games-offline = Такими были ваши партии при последнем подключении.
web-games-remove = Удалить из списка: { $game }
web-games-remove-question = Удалить «{ $game }» из списка?
web-games-clear = Удалить завершённые партии
web-games-clear-question = { $count ->
    [1] Удалить завершённую партию из списка?
    [one] Удалить из списка { $count } завершённую партию?
    [few] Удалить из списка { $count } завершённые партии?
   *[other] Удалить из списка { $count } завершённых партий?
}
web-games-remove-note = { $loss ->
    [game] Партии на этом устройстве удаляются навсегда.
    [seat] Вы потеряете своё место: ссылка на него есть только в этом браузере, и без неё продолжить партию нельзя. Сдачей это не считается.
   *[entry] Ссылка на ваше место будет удалена из этого браузера.
}
web-games-remove-yes = Удалить

### Games on this device

web-local = на этом устройстве
web-local-share = Эта партия есть только на этом устройстве, поэтому ссылки на неё нет.
web-local-unkept = { $why ->
    [full] На этом устройстве нет места, чтобы сохранить партию. Можно играть дальше, пока открыта эта страница.
   *[refused] Этот браузер не сохраняет партию. Можно играть дальше, пока открыта эта страница.
}
web-local-trouble = { $why ->
    [elsewhere] Партии этого устройства открыты в другой вкладке. Закройте её и попробуйте ещё раз.
   *[failed] Сейчас не получается начать партию на этом устройстве. Попробуйте ещё раз или выключите «Играть на этом устройстве» в разделе «Параметры».
}

### Новая партия

web-new-game = Новая партия
web-ask-opponent = С кем хотите играть?
web-opponent-name = { $opponent ->
    [computer] Компьютер
    [here] Вдвоём
   *[link] По ссылке
}
web-opponent-note = { $opponent ->
    [computer] десять уровней
    [here] за одним экраном
   *[link] где угодно, без регистрации
}
web-level = Уровень { $level }
web-level-name = { $level ->
    [1] Только вылупился
    [2] Новичок
    [3] Спокойный
    [4] Любитель
    [5] Внимательный
    [6] Опытный
    [7] Сильный
    [8] Чемпион клуба
    [9] Мастер
   *[10] В полную силу
}
web-start = { $opponent ->
    [link] Создать ссылку-приглашение
   *[other] Играть
}
web-options = Параметры
web-on-device = Играть на этом устройстве
web-on-device-note = После загрузки связь не нужна: около 8 МБ, только в первый раз.
web-ask-color = Ваш цвет
web-color-name = { $color ->
    [white] Белые, вы начинаете
    [black] Чёрные
   *[random] Случайный цвет
}
web-ask-edition = Фишки
web-edition-name = { $edition ->
    [classic] Классика, 11 фишек
    [carbon] Carbon, 13 фишек
    [complete] С мокрицей, 14 фишек
   *[mix] Свой набор
}
web-extra-name = { $insect ->
    [mosquito] Москит
    [ladybug] Божья коровка
   *[pillbug] Мокрица
}
web-extra-note = { $insect ->
    [mosquito] Ходит как любая фишка, которой касается.
    [ladybug] Проходит две клетки по верху улья и спускается на третью.
   *[pillbug] Может перебросить соседа через себя на другую клетку.
}
web-ask-clock = Часы
web-clock-name = { $clock ->
    [live-5] 5 минут + 5 с
    [live-10] 10 минут + 10 с
    [live-15] 15 минут + 10 с
    [days-1] 1 день на ход
    [days-3] 3 дня на ход
    [days-7] 7 дней на ход
    [custom] Своё время
   *[none] Без часов
}
web-clock-minutes = Минут каждому
web-clock-increment = Добавка за ход, с
web-ask-rules = Правила
web-rules-name = { $rules ->
    [rulebook] Как в правилах игры
    [tournament] Турнирные
   *[uhp] Как у движков
}
web-rules-note = { $rules ->
    [rulebook] Начать можно и с королевы, а повторять позицию можно сколько угодно.
    [tournament] Начинать с королевы нельзя; если позиция возникла в третий раз, это ничья.
   *[uhp] Начинать с королевы нельзя; повторение позиции ничего не меняет.
}

### Слова для фишек и клеток

web-player = { $color ->
    [white] Белые
   *[black] Чёрные
}
web-insect = { $insect ->
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
    .genitive = { $insect ->
        [queen-bee] королевы
        [spider] паука
        [beetle] жука
        [grasshopper] кузнечика
        [ant] муравья
        [mosquito] москита
        [ladybug] божьей коровки
       *[pillbug] мокрицы
    }
    .prepositional = { $insect ->
        [queen-bee] королеве
        [spider] пауке
        [beetle] жуке
        [grasshopper] кузнечике
        [ant] муравье
        [mosquito] моските
        [ladybug] божьей коровке
       *[pillbug] мокрице
    }
web-insect-number = { $number ->
    [0] { web-insect }
   *[other] { web-insect } { $number }
}
    .accusative = { $number ->
        [0] { web-insect.accusative }
       *[other] { web-insect.accusative } { $number }
    }
    .genitive = { $number ->
        [0] { web-insect.genitive }
       *[other] { web-insect.genitive } { $number }
    }
    .prepositional = { $number ->
        [0] { web-insect.prepositional }
       *[other] { web-insect.prepositional } { $number }
    }
web-piece = { $color ->
    [white] { $insect ->
        [queen-bee] белая
        [ladybug] белая
        [pillbug] белая
       *[other] белый
    }
   *[black] { $insect ->
        [queen-bee] чёрная
        [ladybug] чёрная
        [pillbug] чёрная
       *[other] чёрный
    }
} { web-insect-number }
# В винительном падеже; для мест нужны и другие.
web-noun = { $owner ->
    [your] { $insect ->
        [queen-bee] вашу
        [ladybug] вашу
        [pillbug] вашу
       *[other] вашего
    } { web-insect-number.accusative }
    [white] { $insect ->
        [queen-bee] белую
        [ladybug] белую
        [pillbug] белую
       *[other] белого
    } { web-insect-number.accusative }
    [black] { $insect ->
        [queen-bee] чёрную
        [ladybug] чёрную
        [pillbug] чёрную
       *[other] чёрного
    } { web-insect-number.accusative }
   *[none] { web-insect-number.accusative }
}
    .genitive = { $owner ->
        [your] { $insect ->
            [queen-bee] вашей
            [ladybug] вашей
            [pillbug] вашей
           *[other] вашего
        } { web-insect-number.genitive }
        [white] { $insect ->
            [queen-bee] белой
            [ladybug] белой
            [pillbug] белой
           *[other] белого
        } { web-insect-number.genitive }
        [black] { $insect ->
            [queen-bee] чёрной
            [ladybug] чёрной
            [pillbug] чёрной
           *[other] чёрного
        } { web-insect-number.genitive }
       *[none] { web-insect-number.genitive }
    }
    .prepositional = { $owner ->
        [your] { $insect ->
            [queen-bee] вашей
            [ladybug] вашей
            [pillbug] вашей
           *[other] вашем
        } { web-insect-number.prepositional }
        [white] { $insect ->
            [queen-bee] белой
            [ladybug] белой
            [pillbug] белой
           *[other] белом
        } { web-insect-number.prepositional }
        [black] { $insect ->
            [queen-bee] чёрной
            [ladybug] чёрной
            [pillbug] чёрной
           *[other] чёрном
        } { web-insect-number.prepositional }
       *[none] { web-insect-number.prepositional }
    }
# Куда идёт фишка; .at говорит, где что-то находится.
web-side = { $direction ->
    [east] справа
    [north-east] справа сверху
    [north-west] слева сверху
    [west] слева
    [south-west] слева снизу
   *[south-east] справа снизу
}
web-place = { $direction ->
    [top] на { web-noun }
   *[other] на клетку { web-side } от { web-noun.genitive }
}
    .at = { $direction ->
        [top] на { web-noun.prepositional }
       *[other] { web-side } от { web-noun.genitive }
    }
web-place-middle = в середину стола
    .at = в середине стола
web-place-far = пусто, в { $distance } { $distance ->
    [one] клетке
   *[other] клетках
} { web-side } от { web-noun.genitive }
web-stack = { $piece }, наверху стопки из { $count }
web-said-placed = { web-player } выкладывают { web-noun } { $place }.
web-said-moved = { web-player } передвигают { web-noun } { $place }.
web-said-thrown = { web-player } перебрасывают { web-noun } { $place } с помощью { $thrower ->
    [mosquito] москита
   *[pillbug] мокрицы
}.
# Ход из списка в нескольких словах.
web-move-words = { $thrown ->
    [yes] { web-piece } { $place } (переброс)
   *[no] { web-insect-number } { $place }
}
web-said-passed = { web-player } пропускают ход.
web-said-undone = Ход возвращён.
web-said-hint = Хороший ход: { $piece } — { $place }.

### Поле

web-board = Поле
web-board-name = Улей и запасы обеих сторон
web-board-help = Стрелки ведут от клетки к клетке, [ и ] — по фишкам, которые могут ходить. Enter выбирает фишку и делает ход, Escape снимает выбор, R переходит к запасу, I показывает стопку, + и - меняют масштаб, 0 показывает весь улей.
web-board-reserve = { $color ->
    [white] Запас белых
   *[black] Запас чёрных
}
web-board-reserve-piece = { $piece }, в запасе { $count }{ $destinations ->
    [0] {""}
    [one] , { $destinations } возможная клетка
    [few] , { $destinations } возможные клетки
   *[other] , { $destinations } возможных клеток
}
web-board-reserve-none = { $piece }, в запасе больше нет
web-board-target = Сюда можно пойти
web-board-throw-target = Сюда можно перебросить
web-board-throwable = Можно перебросить
web-board-throws = Может перебросить: { $pieces }.
web-board-destinations = { $count ->
    [0] Не может ходить
    [one] { $count } возможная клетка
    [few] { $count } возможные клетки
   *[other] { $count } возможных клеток
}
web-board-pinned = Фишка связана
web-board-selected = Выбрана фишка: { $piece }. { $count ->
    [0] Идти некуда.
    [one] { $count } возможная клетка: { $places }{ $more ->
        [0] .
       *[other] {" "}и ещё { $more }.
    }
    [few] { $count } возможные клетки: { $places }{ $more ->
        [0] .
       *[other] {" "}и ещё { $more }.
    }
   *[other] { $count } возможных клеток: { $places }{ $more ->
        [0] .
       *[other] {" "}и ещё { $more }.
    }
}
web-board-deselected = Фишка не выбрана
web-board-stack = Стопка из { $count }, снизу вверх: { $pieces }
web-board-tools = Вид
web-board-turn = Повернуть улей
web-board-zoom-in = Приблизить
web-board-zoom-out = Отдалить
web-board-fit = Показать весь улей

### Партия

web-game-title = Партия в «Улей»
web-no-game-title = Партия не найдена
web-no-game-text = Возможно, ссылка неполная или партия удалена.
web-you = Вы
web-you-named = { $player } (вы)
web-friend = Соперник
# Соперник как подлежащее; после имени — без прошедшего времени.
web-opponent = { $named ->
    [yes] { $name }
   *[no] Соперник
}
web-computer = Компьютер, уровень { $level }
web-your-turn = ваш ход
web-not-your-turn = { $turn ->
    [white] Сейчас ход белых.
   *[black] Сейчас ход чёрных.
}
# Стоит после названия цвета: «Белые · ходят».
web-to-move = ходят
web-thinking = думает…
web-thinking-busy = думает быстрее: сейчас много игроков…
web-away = не в сети
web-not-joined = ещё не в игре
web-clock-of = { $color ->
    [white] Время белых
   *[black] Время чёрных
}
web-days-left = { $hours ->
    [0] { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }
   *[other] { $days } дн. { $hours } ч
}
web-moves = Ходы
web-no-moves = Ходов ещё нет
web-first-move = К началу
web-previous-move = На ход назад
web-next-move = На ход вперёд
web-last-move = К последнему ходу
web-pass = Пропустить ход
# Пропуск в списке ходов; .by говорит, чей он.
web-passed = пропуск хода
    .by = { web-player }: пропуск хода
web-shown-move = { $number ->
    [0] До первого хода
   *[other] { $color ->
        [white] После { $number }-го хода белых
       *[black] После { $number }-го хода чёрных
    }
}
web-moved-meanwhile = { web-player } сделали ход.
web-back-to-game = Вернуться к партии
web-actions = Действия
web-hint = Под{"\u00AD"}сказка
web-undo = Вернуть ход
web-flip = Пере{"\u00AD"}вернуть
web-more = Ещё
web-offer-draw = { $opponent ->
    [here] Согласиться на ничью
   *[other] Предложить ничью
}
web-draw-question = Оба игрока согласны на ничью?
web-draw-yes = Да, ничья
web-resign = Сдаться
web-resign-question = Сдать эту партию?
web-resign-yes = Да, сдаюсь
web-play-on = Нет, играть дальше
web-confirm-question = Сделать этот ход?
web-confirm-yes = Сделать
web-accept = Принять
web-decline = Отклонить
web-draw-offered = { web-opponent } предлагает ничью.
web-draw-asked = Вы предложили ничью. { web-opponent } может согласиться.
web-offer-declined = { $offer ->
    [draw] { web-opponent } хочет играть дальше и не принимает ничью.
   *[undo] { web-opponent } не соглашается: ход остаётся в силе.
}
web-first-step = { $you ->
    [white] Вы играете белыми.{" "}
    [black] Вы играете чёрными.{" "}
   *[both] {""}
}Выберите фишку из запаса в рамке, а затем клетку на столе.
web-must-pass = Вы не можете ни выложить, ни передвинуть фишку, поэтому нужно пропустить ход.
web-has-passed = { web-player } не могли ни выложить, ни передвинуть фишку и пропустили ход.
web-queen-due = { $turns ->
    [1] Сейчас вы должны выложить королеву.
   *[other] Королеву нужно выложить этим или следующим ходом.
}
web-repetition = { $rules ->
    [tournament] Эта позиция возникла во второй раз. В третий раз будет ничья.
   *[other] Эта позиция возникла во второй раз.
}
web-to-lesson = Потренировать это правило
web-reconnecting = Соединение восстанавливается… Партия не пропадёт.
web-connection-lost = Связь с партией потеряна. Обновите страницу, чтобы попробовать снова.

### Клавиши

web-keys = Горячие клавиши
web-keys-page = Где угодно в партии
web-keys-board = Когда выделена клетка поля
web-key-name = { $key ->
    [ArrowLeft] ←
    [ArrowRight] →
    [ArrowUp] ↑
    [ArrowDown] ↓
    [Escape] Esc
    [PageUp] Page Up
    [PageDown] Page Down
    [space] Пробел
   *[other] { $key }
}
web-key-does = { $does ->
    [step] На ход назад или вперёд
    [ends] К началу, к последнему ходу
    [flip] Перевернуть поле
    [hint] Получить подсказку
    [undo] Вернуть ход
    [redo] Повторить ход
    [fit] Показать весь улей
    [zoom] Приблизить или отдалить
    [leave] Отпустить фишку, закрыть сообщение или вернуться к партии
    [help] Показать эти клавиши
    [cells] К соседней клетке
    [slanted] К четырём клеткам по диагонали
    [cycle] По вашим фишкам, которые могут ходить, или по клеткам, куда может пойти выбранная
    [activate] Выбрать фишку, сделать ход
    [reserve] К вашему запасу
    [inspect] Посмотреть стопку
   *[deselect] Отпустить фишку
}

### Конец

web-result-title = { $you ->
    [won] Вы победили!
    [lost] Вы проиграли
   *[none] { $winner ->
        [white] Белые победили
        [black] Чёрные победили
       *[none] Ничья
    }
}
web-result-reason = { $reason ->
    [surrounded] { $winner ->
        [white] Чёрная королева окружена.
       *[black] Белая королева окружена.
    }
    [double_surround] Одним ходом окружены обе королевы.
    [repetition] Позиция возникла в третий раз.
    [resigned] { $winner ->
        [white] Чёрные сдались.
       *[black] Белые сдались.
    }
    [timeout] { $winner ->
        [white] У чёрных вышло время.
       *[black] У белых вышло время.
    }
    [ply_cap] В партии сделано 500 ходов.
   *[agreement] Игроки согласились на ничью.
}
web-rematch = Реванш
web-rematch-asked = Вы предложили реванш.
web-rematch-offered = { web-opponent } хочет реванша.
web-next-game = К следующей партии
web-own-result-reason = { $reason ->
    [surrounded] { $you ->
        [won] Вы окружили королеву соперника.
       *[lost] Ваша королева окружена.
    }
    [resigned] { $you ->
        [won] { $named ->
            [yes] { $name } сдаётся.
           *[no] Соперник сдался.
        }
       *[lost] Вы сдались.
    }
   *[timeout] { $you ->
        [won] { $named ->
            [yes] { $name }: время вышло.
           *[no] У соперника вышло время.
        }
       *[lost] У вас вышло время.
    }
}
web-result = Итог
web-seat-result = { $result ->
    [won] победа
    [lost] поражение
   *[drawn] ничья
}
web-take-end-back = Вернуть последний ход

### Возврат ходов и ходы заранее

web-takeback-offered = { web-opponent } хочет вернуть { $count ->
    [1] этот ход
    [one] { $count } ход
    [few] эти { $count } хода
   *[other] эти { $count } ходов
}: { $moves }. Согласны?
web-takeback-asked = Вы хотите вернуть { $count ->
    [1] этот ход
    [one] { $count } ход
    [few] эти { $count } хода
   *[other] эти { $count } ходов
}: { $moves }. { web-opponent } может согласиться или отказаться.
web-takeback-preview = Так будет после возврата
web-takeback-shown = { $shown ->
    [now] Показать, что будет
   *[then] Показать, как сейчас
}
web-redo = Повто{"\u00AD"}рить ход
web-premoves = Выбирать ход заранее
web-premoves-note = Пока соперник думает, можно выбрать следующий ход. Он будет сделан, как только придёт ваша очередь, если он ещё будет возможен.
web-premove = Выбрано заранее: { $piece } — { $place }. Ход будет сделан, как только придёт ваша очередь.
web-premove-cancel = Отменить ход
web-premove-dropped = Выбранный заранее ход сейчас невозможен.

### Просмотр партии

web-watching-title = Вы зритель
web-watching-over = Партия окончена. Можно просмотреть её ходы.
web-watching-own-game = Начать свою партию

### Партии текстом и картинкой

web-export = Экспорт партии
web-copy-game = Скопировать ходы
web-download-game = Скачать в PGN
web-download-picture = Скачать картинку
web-import = Открыть партию
web-import-note = Вставьте GameString или PGN либо перетащите сюда файл.
web-import-field = Ходы: GameString или PGN
web-import-file = Выбрать файл
web-import-open = Открыть
web-import-trouble = { $code ->
    [illegal-move] Один из ходов партии не по правилам.
    [game-over] После конца партии есть ещё ходы.
    [too-big] Текст слишком длинный для одной партии.
   *[notation] Эту партию не удалось прочитать. Нужен GameString или PGN.
}
web-view-title = Просмотр партии
web-view-none = Откройте партию, чтобы просмотреть её ход за ходом.
web-view-play = Играть отсюда
web-view-play-title = Играть с этой позиции

### Игра по ссылке

web-share = Поде{"\u00AD"}литься
web-invite = Пригласить соперника
web-share-link = Поделиться ссылкой
web-waiting-friend = Соперник ещё не в игре. Отправьте ему ссылку; если сейчас ваш ход, его уже можно сделать.
web-link-name = { $kind ->
    [friend] Ссылка для соперника
    [own] Ваша ссылка
    [over] Ссылка на эту партию
   *[spectator] Ссылка для зрителей
}
web-link-note = { $kind ->
    [friend] Действует один раз: кто первым её откроет, тот и сыграет с вами.
    [own] Чтобы продолжить партию на другом устройстве. Никому её не показывайте: по ней можно играть за вас.
    [over] По ней можно посмотреть партию.
   *[spectator] По ней можно смотреть партию, но не ходить.
}
web-copy = Скопировать
web-copied = Скопировано
web-reveal-link = Показать
web-watching = { $why ->
    [free] Вы зритель. Одно место ещё свободно: чтобы сыграть, откройте присланное вам приглашение.
    [taken] Вы зритель: оба места заняты.
    [elsewhere] Вы зритель: эта партия идёт на другом устройстве. Чтобы продолжить её здесь, отправьте себе оттуда свою ссылку (кнопка «Поделиться»).
    [used] Вы зритель: оба места уже заняты, поэтому ссылка больше не действует. Играете с другого устройства? Отправьте себе оттуда свою ссылку (кнопка «Поделиться»).
   *[wrong] Вы зритель: эта ссылка не даёт места в партии. Попросите прислать её ещё раз.
}
web-own-seat = Вы уже играете в этой партии, ваше место остаётся за вами. Ссылка была для другого места.
web-talk = Сказать что-нибудь
web-phrase = { $phrase ->
    [hello] Привет!
    [one-moment] Минутку!
    [well-played] Хорошо сыграно!
    [good-game] Хорошая партия!
    [thanks] Спасибо!
   *[oops] Ой!
}
web-spectators = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
}

### Обучение

web-retry = Попробовать ещё раз
web-learn-title = Учимся играть в «Улей»
web-learn-lead = Короткие уроки на минуту-две с упражнениями на настоящем поле. Что бы вы ни попробовали, вам объяснят, почему так можно или нельзя.
web-learn-unknown = Такого урока нет. Вот все уроки:
web-learn-start = Начать с первого урока
web-learn-go-on = Дальше: { $lesson }
web-learn-play = Сыграть партию
web-learn-rules = Читать правила
web-learn-progress = Пройдено уроков: { $finished } из { $count }
web-learn-chapter = { $chapter ->
    [basics] Основы
    [insects] Пять насекомых
    [guests] Трое гостей
   *[finish] Тонкости
}
web-learn-steps = { $done ->
    [0] { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[other] { $count } шагов
    }
   *[other] Пройдено шагов: { $done } из { $count }
}
web-lesson-all = Все уроки
web-lesson-steps = Шаги этого урока
web-lesson-dot = Шаг { $number }{ $done ->
    [yes] , пройден
   *[no] {""}
}
web-lesson-step = { $kind ->
    [read] Шаг { $number } из { $count }
   *[other] Шаг { $number } из { $count } · Ваш ход
}
web-lesson-how = { $kind ->
    [move] Нажмите на фишку, а затем на клетку, куда она пойдёт, или перетащите её туда.
    [targets] Отметьте все нужные клетки, затем нажмите «Проверить».
   *[piece] Отметьте все нужные фишки, затем нажмите «Проверить».
}
web-lesson-chosen = Отмечено: { $count }
web-lesson-back = Назад
web-lesson-continue = Дальше
web-lesson-skip = Пропустить
web-lesson-check = Проверить
web-lesson-wrong = Пока неверно.
web-lesson-solution = Показать решение
web-lesson-end = { $skipped ->
    [0] Урок пройден
   *[other] Конец урока
}
web-lesson-finished = Отлично. Сюда можно вернуться в любое время, а можно сразу идти дальше.
web-lesson-skipped = { $count ->
    [one] Вы пропустили { $count } шаг. Вернуться к нему можно по точкам наверху.
    [few] Вы пропустили { $count } шага. Вернуться к ним можно по точкам наверху.
   *[other] Вы пропустили { $count } шагов. Вернуться к ним можно по точкам наверху.
}
web-lesson-all-finished = Это был последний урок: теперь вы знаете все правила. Пора сыграть!
web-lesson-next = Следующий урок
web-rules-title = Правила «Улья»
web-rules-lead = Всё на одной странице, простыми словами. К каждой части есть уроки с упражнениями.
web-rules-contents = Содержание
web-rules-print = Распечатать
web-rules-practice = Уроки по теме
web-rules-anchor = Ссылка на раздел «{ $section }»
