/**
 * Checks a feed against the rules of RSS 2.0 (rssboard.org/rss-specification), Atom (RFC 4287) and JSON Feed 1.1, by the output of an
 * independent parser. Each check returns the errors.
 */
import { z } from 'zod'
import { childrenOf, readXml, type XmlElement } from './read-xml.ts'

const atom = 'http://www.w3.org/2005/Atom'
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const isUrl = (text: string): boolean => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text)

type Rule = [rule: string, holds: boolean]
const broken = (rules: readonly Rule[]): string[] => rules.flatMap(([rule, holds]) => (holds ? [] : rule))
const times = (element: XmlElement, name: string, uri = ''): number => childrenOf(element, name).filter(each => each.uri === uri).length
const text = (element: XmlElement, name: string): string => childrenOf(element, name)[0]?.text ?? ''
const once = (element: XmlElement, names: readonly string[], uri = ''): Rule[] =>
  names.map(name => [`${element.name} has one ${name}`, times(element, name, uri) === 1])
const atMostOnce = (element: XmlElement, names: readonly string[], uri = ''): Rule[] =>
  names.map(name => [`${element.name} has one ${name} at most`, times(element, name, uri) <= 1])

export function checkRss(source: string): string[] {
  const root = readXml(source)
  const [channel] = childrenOf(root, 'channel')
  if (root.name !== 'rss' || root.attributes.version !== '2.0' || channel === undefined) return ['It is no RSS 2.0 channel.']
  const self = childrenOf(channel, 'link').filter(({ uri }) => uri === atom)
  const items = childrenOf(channel, 'item')
  const ids = items.map(item => text(item, 'guid'))
  return broken([
    ...once(channel, ['title', 'link', 'description']),
    ...atMostOnce(channel, ['language', 'managingEditor', 'lastBuildDate', 'generator', 'docs', 'image']),
    ['the channel leads to a page', isUrl(text(channel, 'link'))],
    ['the channel names its own address', self.length === 1 && self[0]?.attributes.rel === 'self' && isUrl(self[0].attributes.href ?? '')],
    ['the editor, where one is named, is an email address', /^(\S+@\S+ \(.+\))?$/.test(text(channel, 'managingEditor'))],
    ['the build date is of RFC 822', times(channel, 'lastBuildDate') === 0 || rfc822.test(text(channel, 'lastBuildDate'))],
    ['no two items are the same', new Set(ids).size === ids.length],
    ...childrenOf(channel, 'image').flatMap(image => once(image, ['url', 'title', 'link'])),
    ...items.flatMap((item): Rule[] => [
      ['an item has a title or a description', times(item, 'title') + times(item, 'description') > 0],
      ...atMostOnce(item, ['title', 'link', 'description', 'author', 'comments', 'enclosure', 'guid', 'pubDate', 'source']),
      ['an item leads to a page', isUrl(text(item, 'link'))],
      ['a permanent link is an address', childrenOf(item, 'guid')[0]?.attributes.isPermaLink === 'false' || isUrl(text(item, 'guid'))],
      ['a date is of RFC 822', rfc822.test(text(item, 'pubDate'))],
      ['an author has an email address', childrenOf(item, 'author').every(author => /\S+@\S+/.test(author.text))],
      [
        'an enclosure has its address, length and type',
        childrenOf(item, 'enclosure').every(({ attributes: { url, length, type } }) => url && length && type),
      ],
      ['what is not of RSS has a namespace', item.children.every(({ name, uri }) => uri !== '' || rssNames.has(name))],
    ]),
  ])
}
const rssNames = new Set(['title', 'link', 'description', 'author', 'category', 'comments', 'enclosure', 'guid', 'pubDate', 'source'])

export function checkAtom(source: string): string[] {
  const root = readXml(source)
  if (root.name !== 'feed' || root.uri !== atom) return ['It is no Atom feed.']
  const entries = childrenOf(root, 'entry')
  const ids = entries.map(entry => text(entry, 'id'))
  const links = (element: XmlElement, rel: string) => childrenOf(element, 'link').filter(({ attributes }) => attributes.rel === rel)
  return broken([
    ...once(root, ['id', 'title', 'updated'], atom),
    ...atMostOnce(root, ['generator', 'icon', 'logo', 'rights', 'subtitle'], atom),
    ['the feed’s date is of RFC 3339', rfc3339.test(text(root, 'updated'))],
    ['the feed names its own address', links(root, 'self').length === 1 && isUrl(links(root, 'self')[0]?.attributes.href ?? '')],
    ['the feed has an author', times(root, 'author', atom) >= 1],
    ['no two entries are the same', new Set(ids).size === ids.length],
    ...entries.flatMap((entry): Rule[] => [
      ...once(entry, ['id', 'title', 'updated'], atom),
      ...atMostOnce(entry, ['content', 'published', 'rights', 'source', 'summary'], atom),
      ['an id is an address', isUrl(text(entry, 'id'))],
      [
        'dates are of RFC 3339',
        rfc3339.test(text(entry, 'updated')) && (times(entry, 'published', atom) === 0 || rfc3339.test(text(entry, 'published'))),
      ],
      ['an entry without content has one page', times(entry, 'content', atom) === 1 || links(entry, 'alternate').length === 1],
      ['links have addresses', childrenOf(entry, 'link').every(({ attributes }) => isUrl(attributes.href ?? ''))],
      ['authors have names', childrenOf(entry, 'author').every(author => text(author, 'name') !== '')],
      ['categories have terms', childrenOf(entry, 'category').every(({ attributes }) => (attributes.term ?? '') !== '')],
    ]),
  ])
}

const author = z.strictObject({ name: z.string().optional(), url: z.url().optional(), avatar: z.url().optional() })
const jsonFeedSchema = z.looseObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string(),
  icon: z.url(),
  language: z.string(),
  authors: z.array(author),
  items: z.array(
    z.looseObject({
      id: z.string().min(1),
      url: z.url(),
      external_url: z.url().optional(),
      title: z.string().optional(),
      content_text: z.string(),
      image: z.url().optional(),
      date_published: z.string().regex(rfc3339).optional(),
      date_modified: z.string().regex(rfc3339).optional(),
      authors: z.array(author).optional(),
      tags: z.array(z.string()).optional(),
      language: z.string().optional(),
    }),
  ),
})

export function checkJsonFeed(source: string): string[] {
  const parsed = jsonFeedSchema.safeParse(JSON.parse(source))
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const ids = parsed.data.items.map(({ id }) => id)
  return broken([['no two items are the same', new Set(ids).size === ids.length]])
}
