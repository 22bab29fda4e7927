/** The invented content of the fixtures: tests compare with the same words (tests/database/release-fixtures.test.ts). */

/** Folders of the release's demo library, small ones: with versions, reviews, a retraction, figures, a data set, a thumbnail. */
export const demoFolders = [
  'demo/articles/early-cycle-battery-life',
  'demo/articles/retraction-early-cycle-battery-life',
  'demo/articles/pay-for-the-ending',
  'demo/assets/monte-carlo-error',
]

export const password = 'slate roofs keep rain out'

interface Person {
  email: string
  firstName: string
  lastName: string
  roles: readonly string[]
}
export const people = {
  ada: { email: 'ada@example.org', firstName: 'Ada', lastName: 'Roof', roles: ['super-editor'] },
  ben: { email: 'ben@example.org', firstName: 'Ben', lastName: 'Tile', roles: [] },
  cleo: { email: 'cleo@example.org', firstName: 'Cleo', lastName: 'Moss', roles: ['research-referee'] },
  dora: { email: 'dora@example.org', firstName: 'Dora', lastName: 'Gutter', roles: ['research-editorial-assistant', 'editorial-board'] },
} as const satisfies Record<string, Person>

/** Published today, so that it is news for a digest. */
export const newArticle = (today: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article" xml:lang="en">
<front>
<journal-meta><journal-title-group><journal-title>Sample Journal of Roofs</journal-title></journal-title-group></journal-meta>
<article-meta>
<article-id pub-id-type="doi">10.5555/recto.fixture.1</article-id>
<title-group><article-title>Slates that whistle in the wind: an invented study</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Roof</surname><given-names>Ada</given-names></name></contrib></contrib-group>
<pub-date date-type="pub" iso-8601-date="${today}"><day>${today.slice(8)}</day><month>${today.slice(5, 7)}</month><year>${today.slice(0, 4)}</year></pub-date>
<abstract><p>Forty slates were set at forty angles, and eleven of them whistled.</p></abstract>
</article-meta>
</front>
<body><sec><title>Introduction</title><p>Every word of this article is invented.</p></sec></body>
</article>
`
