/** Icons that a site can choose for its custom links: a selection of the icon set (Tabler, outline), to keep the bundle small. */
import arrowRight from '@tabler/icons/outline/arrow-right.svg?raw'
import award from '@tabler/icons/outline/award.svg?raw'
import book from '@tabler/icons/outline/book.svg?raw'
import bookmark from '@tabler/icons/outline/bookmark.svg?raw'
import bulb from '@tabler/icons/outline/bulb.svg?raw'
import calendar from '@tabler/icons/outline/calendar.svg?raw'
import chartBar from '@tabler/icons/outline/chart-bar.svg?raw'
import clock from '@tabler/icons/outline/clock.svg?raw'
import code from '@tabler/icons/outline/code.svg?raw'
import database from '@tabler/icons/outline/database.svg?raw'
import fileText from '@tabler/icons/outline/file-text.svg?raw'
import flask from '@tabler/icons/outline/flask.svg?raw'
import folder from '@tabler/icons/outline/folder.svg?raw'
import heart from '@tabler/icons/outline/heart.svg?raw'
import home from '@tabler/icons/outline/home.svg?raw'
import leaf from '@tabler/icons/outline/leaf.svg?raw'
import microscope from '@tabler/icons/outline/microscope.svg?raw'
import news from '@tabler/icons/outline/news.svg?raw'
import photo from '@tabler/icons/outline/photo.svg?raw'
import presentation from '@tabler/icons/outline/presentation.svg?raw'
import school from '@tabler/icons/outline/school.svg?raw'
import star from '@tabler/icons/outline/star.svg?raw'
import tag from '@tabler/icons/outline/tag.svg?raw'
import users from '@tabler/icons/outline/users.svg?raw'
import video from '@tabler/icons/outline/video.svg?raw'
import world from '@tabler/icons/outline/world.svg?raw'

const icons: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ award, book, bookmark, bulb, calendar, clock, code, database, flask, folder, heart, home, leaf, microscope, news, photo },
    ...{ presentation, school, star, tag, users, video, world, 'chart-bar': chartBar, 'file-text': fileText },
  }),
)

/** @returns an arrow for unknown names */
export const linkIcon = (name: string): string => icons.get(name) ?? arrowRight
