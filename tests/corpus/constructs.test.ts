/** Constructs of JATS 1.0 to 1.4, NLM 2 and 3, TaxPub and BITS that are rare among real articles: nothing of them may be lost on the way to the page. */
import { describe, expect, test } from 'vitest'
import { checkParts, type Parts, pageOf } from './page-of.ts'

type Construct = [name: string, parts: Parts, onPage?: RegExp]

const image = '<graphic xlink:href="f1.png"/>'
const grid = '<table><tbody><tr><td>ocellus</td></tr></tbody></table>'

const floats: Construct[] = [
  [
    'a figure among alternatives',
    {
      body: `<p>See <alternatives><fig id="f1"><label>Fig 1</label>${image}</fig><textual-form>Drawn moth</textual-form></alternatives></p>`,
    },
    /<figure id="f1" class="figure"/,
  ],
  [
    'a figure within a list, a quote and a box',
    {
      body: `<list><list-item><fig>${image}</fig></list-item></list><disp-quote><p>Two words</p><fig>${image}</fig></disp-quote><boxed-text><fig>${image}</fig></boxed-text>`,
    },
  ],
  [
    'a figure in an abstract',
    {
      meta: `<abstract abstract-type="graphical"><p>Wings</p><fig><label>GA</label><caption><p>All wings</p></caption>${image}</fig></abstract>`,
    },
  ],
  [
    'a figure in a table cell and a table in a figure',
    { body: `<table-wrap><table><tr><td><fig><label>Inner</label>${image}</fig></td></tr></table></table-wrap><fig>${grid}</fig>` },
  ],
  [
    'a table that is a picture',
    { body: `<table-wrap id="t1"><label>Table 1</label><caption><title>Counts</title></caption>${image}</table-wrap>` },
    /<figure id="t1" class="table-figure"/,
  ],
  ['a table beside its picture', { body: `<table-wrap><alternatives>${image}${grid}</alternatives></table-wrap>` }],
  ['an array without a table-wrap', { body: '<array><tbody><tr><td>alpha</td><td>beta</td></tr></tbody></array>' }],
  [
    'floats of NLM 2',
    {
      below: `<floats-wrap><fig id="f2"><caption><p>Late moth</p></caption>${image}</fig><table-wrap>${grid}</table-wrap></floats-wrap>`,
    },
  ],
  ['block alternatives', { body: '<block-alternatives><p>First form</p><boxed-text><p>Second form</p></boxed-text></block-alternatives>' }],
  [
    'a foot, groups of columns and several bodies',
    {
      body: '<table-wrap><table><colgroup><col align="right"/><col/></colgroup><thead><tr><th>H</th><th>I</th></tr></thead><tfoot><tr><td>Sum</td><td>3</td></tr></tfoot><tbody><tr><td>one</td><td>1</td></tr></tbody><tbody><tr><td>two</td><td>2</td></tr></tbody></table><table-wrap-foot><fn><p>Counted twice</p></fn><attrib>Own work</attrib></table-wrap-foot></table-wrap>',
    },
    /<tfoot>.*Sum.*<\/tfoot>/s,
  ],
  [
    'a CALS table with a table in a cell',
    {
      body: '<table-wrap><oasis:table><oasis:tgroup cols="2"><oasis:colspec colname="a"/><oasis:colspec colname="b"/><oasis:tbody><oasis:row><oasis:entry namest="a" nameend="b">wide</oasis:entry></oasis:row><oasis:row><oasis:entry>left</oasis:entry><oasis:entrytbl cols="1"><oasis:tbody><oasis:row><oasis:entry>deep</oasis:entry></oasis:row></oasis:tbody></oasis:entrytbl></oasis:row></oasis:tbody></oasis:tgroup></oasis:table></table-wrap>',
    },
    /colspan="2">wide/,
  ],
  [
    'owners, sources and identifiers of a figure',
    {
      body: `<fig><object-id pub-id-type="doi">10.1000/f.1</object-id>${image}<attrib>After Merian</attrib><permissions><copyright-holder>The Moth Trust</copyright-holder><license><license-p>Reuse freely</license-p></license></permissions></fig>`,
    },
  ],
  [
    'a chemical structure with its label',
    {
      body: `<chem-struct-wrap><label>I</label><chem-struct>${image}</chem-struct></chem-struct-wrap><p>in <chem-struct><label>II</label>CH<sub>4</sub></chem-struct></p>`,
    },
  ],
]

const formulas: Construct[] = [
  [
    'a formula with facts about it',
    {
      body: '<disp-formula id="e1"><label>(1)</label><alt-text>Energy</alt-text><object-id>EQ1</object-id><mml:math><mml:mi>E</mml:mi></mml:math></disp-formula>',
    },
    /alttext="Energy"/,
  ],
  [
    'a formula in running text and an array',
    { body: '<disp-formula>where <italic>x</italic> is <array><tbody><tr><td>small</td></tr></tbody></array></disp-formula>' },
  ],
  [
    'a group of formulas with a caption and an owner',
    {
      body: '<disp-formula-group><label>Eqs</label><caption><p>Both hold</p></caption><alt-text>Two</alt-text><disp-formula><tex-math>a=b</tex-math></disp-formula><disp-formula><mml:math><mml:mi>c</mml:mi></mml:math></disp-formula><attrib>Noether</attrib></disp-formula-group>',
    },
  ],
  ['TeX that nothing can convert', { body: '<p>so <inline-formula><tex-math>\\nosuchcommand{</tex-math></inline-formula></p>' }],
  [
    'enclosures and fences',
    {
      body: '<disp-formula><mml:math><mml:menclose notation="updiagonalstrike"><mml:mi>y</mml:mi></mml:menclose><mml:mfenced open="["><mml:mi>u</mml:mi><mml:mi>v</mml:mi></mml:mfenced></mml:math></disp-formula>',
    },
    /<menclose notation="updiagonalstrike">/,
  ],
]

const text: Construct[] = [
  [
    'verse, speech and signatures',
    {
      body: '<verse-group><title>Ode</title><subtitle>To dusk</subtitle><verse-line>O moth</verse-line><verse-group><verse-line>O lamp</verse-line></verse-group><attrib>Anon</attrib><permissions><license><license-p>Sing it</license-p></license></permissions></verse-group><speech><speaker>Ada</speaker><p>Indeed</p></speech><sig-block><sig>M. Merian<break/>Amsterdam</sig></sig-block>',
    },
  ],
  [
    'questions and answers',
    {
      body: '<question-wrap-group><title>Quiz</title><question-preamble><p>Read first</p></question-preamble><question-wrap><question><label>1</label><p>Which</p><option><p>Either</p></option></question><answer-set><answer><p>Both</p></answer></answer-set><explanation><p>Because</p></explanation></question-wrap></question-wrap-group>',
    },
  ],
  [
    'definition lists in a glossary',
    {
      back: '<glossary><title>Words</title><def-list><title>Wings</title><term-head>Term</term-head><def-head>Meaning</def-head><def-item><term>hind</term><def><p>behind</p></def></def-item><def-list><def-item><term>fore</term><def><p>before</p></def></def-item></def-list></def-list></glossary>',
    },
  ],
  [
    'an index of BITS',
    {
      back: '<index><title-group><title>Index</title></title-group><index-div><title>M</title><index-entry><term>moths</term><nav-pointer-group><nav-pointer rid="p1">12</nav-pointer></nav-pointer-group><see-entry>lepidoptera</see-entry></index-entry></index-div></index>',
      body: '<p id="p1">Text</p>',
    },
  ],
  [
    'index terms in the text',
    { body: '<p>Moths<index-term><term>moth</term><see>butterfly</see></index-term> fly</p>' },
    /<span class="index-term" aria-hidden="true">/,
  ],
  [
    'ruby, CJK and writing from right to left',
    {
      body: '<p><ruby><rb>蛾</rb><rp>(</rp><rt>が</rt><rp>)</rp></ruby>は夜に飛ぶ。</p><sec xml:lang="ar"><title>العث</title><p>يطير ليلا</p></sec>',
    },
    /<ruby>蛾<rt>が<\/rt><\/ruby>/,
  ],
  [
    'abbreviations with what they stand for',
    { body: '<p><abbrev>UV<def><p>ultraviolet light</p></def></abbrev> and <abbrev alt="light trap">LT</abbrev></p>' },
    /title="ultraviolet light"/,
  ],
  [
    'CDATA, numeric characters and private-use glyphs',
    { body: '<p><![CDATA[a < b & c]]> caf&#233; &#x1D54F; &#xE000; <private-char name="moth"/></p>' },
    /a &lt; b &amp; c café 𝕏 \uE000/,
  ],
  [
    'named characters of a DTD',
    {
      doctype: '<!DOCTYPE article PUBLIC "-//NLM//DTD Journal Publishing DTD v3.0 20080202//EN" "journalpublishing3.dtd">',
      body: '<p>&Aring;ngstr&ouml;m &phiv;</p>',
    },
    /Ångström φ/,
  ],
  [
    'preformatted text and code with sources',
    { body: '<preformat xml:space="preserve">  two  spaces<attrib>Field book</attrib></preformat><code language="r">x &lt;- 1</code>' },
    / {2}two {2}spaces/,
  ],
  [
    'a list that goes on, with titles and labels',
    {
      body: '<list id="l1" list-type="order"><title>Steps</title><list-item><label>i.</label><title>Trap</title><p>them</p></list-item></list><list continued-from="l1" prefix-word="Step"><list-item><p>release</p></list-item></list>',
    },
  ],
  ['an inclusion with a way back', { body: '<xi:include href="more.xml"><xi:fallback><p>More was here</p></xi:fallback></xi:include>' }],
  ['HTML and elements that nobody knows', { body: '<p>a <em>strong</em> <moth wing="4">flies</moth></p><div><p>in a div</p></div>' }],
  [
    'nested statements and appendices with references',
    {
      back: '<app-group><app><label>A</label><title>More</title><statement><title>Lemma</title><p>Holds</p><statement><label>1</label><p>Too</p></statement></statement><ref-list><ref><mixed-citation>Merian 1705</mixed-citation></ref></ref-list></app></app-group>',
    },
  ],
  [
    'notes where they are called',
    { body: '<p>Here<xref ref-type="fn" rid="n1">2</xref><fn id="n1"><label>2</label><p>Noted</p></fn>.</p>' },
  ],
  [
    'TaxPub treatments',
    {
      body: '<tp:taxon-treatment><tp:nomenclature><tp:taxon-name><tp:taxon-name-part taxon-name-part-type="genus">Acherontia</tp:taxon-name-part><tp:taxon-name-part taxon-name-part-type="species">atropos</tp:taxon-name-part></tp:taxon-name><tp:taxon-authority>Linnaeus</tp:taxon-authority><tp:taxon-status>stat. nov.</tp:taxon-status><tp:nomenclature-citation-list><tp:nomenclature-citation><tp:taxon-name>Sphinx atropos</tp:taxon-name><comment>original</comment></tp:nomenclature-citation></tp:nomenclature-citation-list></tp:nomenclature><tp:treatment-sec sec-type="description"><title>Description</title><p>Skull</p></tp:treatment-sec></tp:taxon-treatment>',
    },
  ],
]

const references: Construct[] = [
  [
    'citations of NLM 2',
    {
      back: '<ref-list><ref id="r1"><label>1</label><nlm-citation citation-type="book"><person-group person-group-type="author"><name><surname>Merian</surname><given-names>MS</given-names></name><etal/></person-group><source>Metamorphosis</source><edition>2</edition><publisher-loc>Amsterdam</publisher-loc><publisher-name>Valck</publisher-name><year>1705</year><fpage>1</fpage><lpage>60</lpage><annotation><p>Rare</p></annotation></nlm-citation></ref><ref><citation citation-type="web">Moths online <comment>in press</comment></citation></ref></ref-list>',
    },
  ],
  [
    'references that are notes',
    {
      back: '<ref-list><ref><note><p>Personal word</p></note></ref><ref><label>2</label><p>Loose words</p></ref><ref>Only text</ref></ref-list>',
    },
  ],
  [
    'conferences in words, series and supplements',
    {
      back: '<ref-list><ref><element-citation publication-type="confproc"><collab>Moth group<collab-wrap><collab-name>North</collab-name></collab-wrap></collab><article-title>Lamps</article-title><string-conf>Third congress, <conf-loc>Oslo</conf-loc></string-conf><volume-series>Series B</volume-series><volume>4</volume><supplement>Suppl 2</supplement><isbn>978-0-00-000000-2</isbn><size units="pages">12</size></element-citation></ref></ref-list>',
    },
  ],
  [
    'a work in two forms and a reference of several',
    {
      back: '<ref-list><ref><citation-alternatives><mixed-citation>Ray J. Lamps.</mixed-citation><element-citation><name><surname>Ray</surname><given-names>J</given-names></name><article-title>Lamps</article-title></element-citation></citation-alternatives></ref><ref><mixed-citation>(a) One</mixed-citation><mixed-citation>(b) Two</mixed-citation></ref></ref-list>',
    },
  ],
  [
    'members of a group and names in two scripts',
    {
      back: '<ref-list><ref><element-citation><person-group><name-alternatives><name><surname>Sato</surname><given-names>K</given-names></name><name xml:lang="ja"><surname>佐藤</surname><given-names>健</given-names></name></name-alternatives><collab>Lamp club<contrib-group><contrib><name><surname>Okoro</surname><given-names>B</given-names></name></contrib></contrib-group></collab></person-group><source>Nights</source></element-citation></ref></ref-list>',
    },
  ],
  [
    'lists within lists, with text between',
    {
      back: '<ref-list><title>Sources</title><p>Two kinds</p><ref-list><title>Printed</title><ref><mixed-citation>A book</mixed-citation></ref></ref-list><ref-list><title>Online</title><ref><mixed-citation>A site</mixed-citation></ref></ref-list></ref-list>',
    },
  ],
]

const front: Construct[] = [
  [
    'contributors in every form',
    {
      meta: '<contrib-group><contrib><anonymous>Referee two</anonymous></contrib><contrib><name-alternatives><name><surname>Sato</surname></name><string-name xml:lang="ja">佐藤</string-name></name-alternatives><role>Chief</role></contrib><contrib><collab>Lamp club<contrib-group><contrib><name><surname>Okoro</surname></name><aff>Lagos</aff></contrib></contrib-group></collab></contrib><contrib><collab-alternatives><collab>Moth group</collab><collab xml:lang="de">Mottengruppe</collab></collab-alternatives></contrib><on-behalf-of>for all moths</on-behalf-of><author-comment><p>Said late</p></author-comment></contrib-group>',
    },
  ],
  [
    'CRediT in the source’s words',
    {
      meta: '<contrib-group><contrib><name><surname>Ray</surname></name><role>Writing – Original Draft Preparation</role><role vocab="credit" vocab-identifier="https://credit.niso.org/" vocab-term="Software" degree-contribution="lead">Coded</role></contrib></contrib-group>',
    },
    /Writing – Original Draft Preparation \(Writing – original draft\); Coded \(Software, lead\)/,
  ],
  [
    'ORCID and ROR written out',
    {
      meta: '<contrib-group><contrib><contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0097</contrib-id><name><surname>Ray</surname></name></contrib></contrib-group><aff><institution-wrap><institution-id institution-id-type="ror">https://ror.org/05a28rw58</institution-id><institution>Moth School</institution></institution-wrap></aff>',
    },
    />https:\/\/orcid\.org\/0000-0002-1825-0097<.*>https:\/\/ror\.org\/05a28rw58</s,
  ],
  [
    'an affiliation as printed and in fields',
    {
      meta: '<aff><label>1</label><institution content-type="orgname">Moth School</institution><institution content-type="orgdiv1">Lamps</institution><addr-line><city>Oslo</city></addr-line><country country="NO">Norway</country><institution content-type="original">Moth School, Lamps, Oslo, Norway</institution></aff>',
    },
  ],
  [
    'funding of JATS 1.0',
    {
      meta: '<funding-group><award-group><funding-source>Lamp Fund</funding-source><award-id>L1</award-id><principal-award-recipient>Ray J</principal-award-recipient></award-group><funding-statement>Paid</funding-statement><open-access><p>Fees waived</p></open-access></funding-group>',
    },
  ],
  [
    'support of JATS 1.4 and contracts of NLM 2',
    {
      meta: '<support-group><funding-group><award-group><support-source>Night Trust</support-source><award-id>N7</award-id><award-name>Owl prize</award-name><award-desc>For nights</award-desc></award-group></funding-group><contributed-resource-group><resource-wrap><resource-name>Lantern</resource-name></resource-wrap><support-description>Lent</support-description></contributed-resource-group></support-group><contract-num rid="s1">C9</contract-num><contract-sponsor id="s1">Moon Board</contract-sponsor>',
    },
  ],
  [
    'volumes, issues, supplements and book numbers',
    {
      meta: '<volume>4</volume><volume>IV</volume><volume-id>v-4</volume-id><volume-series>B</volume-series><issue>2</issue><issue-title-group><issue-title>Nights</issue-title><issue-subtitle>And days</issue-subtitle></issue-title-group><issue-sponsor>Moon Board</issue-sponsor><supplement>S1</supplement><isbn>978-0-00-000000-2</isbn><page-range>3–9</page-range>',
    },
  ],
  [
    'titles that repeat, and histories in words',
    {
      meta: '<trans-title-group xml:lang="fr"><trans-title>Papillons</trans-title><trans-subtitle>De nuit</trans-subtitle></trans-title-group><history>Written at night <date date-type="received"><year>2001</year></date></history><pub-history><event event-type="preprint"><event-desc>Posted as draft</event-desc><date date-type="preprint"><year>2000</year></date><self-uri xlink:href="https://example.org/d">the draft</self-uri></event></pub-history>',
    },
  ],
  [
    'products, conferences and related works',
    {
      meta: '<product><person-group person-group-type="author"><name><surname>Ray</surname><given-names>J</given-names></name></person-group><source>Lamp book</source><isbn>978-0-00-000000-2</isbn><price>12 pounds</price></product><conference><conf-name>Moth days</conf-name><conf-loc>Oslo</conf-loc><conf-theme>Light</conf-theme></conference><related-article related-article-type="companion" ext-link-type="doi" xlink:href="10.1000/c.1">Lamps too</related-article>',
    },
  ],
  [
    'custom metadata, also without a value',
    {
      meta: '<custom-meta-wrap><custom-meta><meta-name>lamp-type</meta-name><meta-value>mercury</meta-value></custom-meta><custom-meta><meta-name>no-value</meta-name><meta-value/></custom-meta></custom-meta-wrap>',
    },
  ],
  [
    'licences by address and in words',
    {
      meta: '<permissions><copyright-statement>© 2001 Ray</copyright-statement><copyright-year>2001</copyright-year><copyright-holder>Jo Ray</copyright-holder><ali:free_to_read/><ali:license_ref specific-use="vor">https://example.org/licence</ali:license_ref><license><ali:license_ref>CC BY</ali:license_ref><license-p>Share it</license-p></license></permissions>',
    },
  ],
  [
    'keywords, nested and joined, and subjects',
    {
      meta: '<article-categories><subj-group><subject>Life</subject><subj-group><subject>Wings</subject></subj-group></subj-group><series-title>Nights</series-title></article-categories><kwd-group><title>Terms</title><compound-kwd><compound-kwd-part>lamp</compound-kwd-part><compound-kwd-part>oil</compound-kwd-part></compound-kwd><nested-kwd><kwd>dusk</kwd><nested-kwd><kwd>dawn</kwd></nested-kwd></nested-kwd></kwd-group><trans-abstract xml:lang="fr"><title>Résumé</title><p>Des papillons</p></trans-abstract>',
    },
  ],
  [
    'the journal’s own people, places and notes',
    {
      journal:
        '<journal-title-group><journal-title>Night</journal-title><journal-subtitle>Letters</journal-subtitle><trans-title-group xml:lang="fr"><trans-title>La nuit</trans-title></trans-title-group><abbrev-journal-title>Nt</abbrev-journal-title><abbrev-journal-title>N L</abbrev-journal-title></journal-title-group><issn>1234-5678</issn><publisher><publisher-name>Moon Press</publisher-name><publisher-loc>Oslo, <country>Norway</country> <uri>http://moon.example.org</uri></publisher-loc></publisher><notes><p>Printed at dusk</p></notes>',
    },
  ],
]

const below: Construct[] = [
  [
    'sub-articles within sub-articles',
    {
      below: `<sub-article article-type="translation" xml:lang="fr"><front-stub><title-group><article-title>Papillons</article-title></title-group></front-stub><body><fig id="f1"><label>Fig</label>${image}</fig></body><back><ref-list><ref><mixed-citation>Livre</mixed-citation></ref></ref-list></back><sub-article article-type="reviewer-report"><front-stub><title-group><article-title>Rapport</article-title></title-group></front-stub><body><p>Bon</p></body></sub-article></sub-article>`,
    },
  ],
  [
    'a response with formulas and floats of its own',
    {
      below: `<response response-type="reply"><front-stub><title-group><article-title>Answer</article-title></title-group><contrib-group><contrib><name><surname>Ray</surname></name></contrib></contrib-group></front-stub><body><p>No <inline-formula><mml:math><mml:mi>k</mml:mi></mml:math></inline-formula></p></body><floats-group><table-wrap>${grid}</table-wrap></floats-group></response>`,
    },
  ],
  [
    'a report with all that a front can hold',
    {
      below: `<sub-article article-type="reviewer-report" id="s1"><front><journal-meta><journal-title-group><journal-title>Night</journal-title></journal-title-group><issn>1234-5678</issn></journal-meta><article-meta><article-id pub-id-type="doi">10.1000/r.1</article-id><title-group><article-title>Report</article-title><subtitle>First round</subtitle></title-group><contrib-group><contrib><contrib-id contrib-id-type="orcid">0000-0002-1825-0097</contrib-id><name><surname>Sato</surname></name><role>Referee</role></contrib></contrib-group><abstract><title>In short</title><p>Good</p></abstract><kwd-group><title>Terms</title><kwd>dusk</kwd></kwd-group><permissions><copyright-statement>© 2002 Sato</copyright-statement><license><license-p>Quote it</license-p></license></permissions><custom-meta-group><custom-meta><meta-name>recommendation</meta-name><meta-value>approve</meta-value></custom-meta><custom-meta><meta-name>round</meta-name><meta-value>first</meta-value></custom-meta></custom-meta-group></article-meta></front><body><p>Fine <xref ref-type="bibr" rid="r9">1</xref></p></body><back><ref-list><ref id="r9"><mixed-citation>Lamp book</mixed-citation></ref></ref-list></back></sub-article>`,
    },
  ],
]

describe.each([
  ['floats', floats],
  ['formulas', formulas],
  ['text', text],
  ['references', references],
  ['front matter', front],
  ['what comes with an article', below],
])('constructs of JATS: %s', (_, constructs) => {
  test.each(constructs)('nothing is lost of %s', (_name, parts, onPage) => {
    const { words, figures, tables, formulas: counted, references: listed } = checkParts(parts)
    expect(words).toMatchObject({ missing: 0, examples: [] })
    expect(words.source).toBeGreaterThan(1)
    for (const part of [figures, tables, counted, listed]) expect(part.page).toBeGreaterThanOrEqual(part.source)
    if (onPage) expect(pageOf(parts)).toMatch(onPage)
  })
})

test('a footnote reference beside its footnote is shown once', () => {
  const page = pageOf({ body: '<p>Here<xref ref-type="fn" rid="n1">2</xref><fn id="n1"><label>2</label><p>Noted</p></fn>.</p>' })
  expect(page.match(/<sup>2<\/sup>/g)).toHaveLength(1)
  expect(page).toContain('Noted')
})

test('several formats of one image are shown as one image', () => {
  const one = '<fig><graphic xlink:href="f1.eps"/><graphic xlink:href="f1_lr.jpg"/><graphic xlink:href="f1_hr.jpg"/></fig>'
  expect(pageOf({ body: one }).match(/class="missing-file"/g)).toHaveLength(1)
  const two = '<fig><graphic xlink:href="f1a.jpg"/><graphic xlink:href="f1b.jpg"/></fig>'
  expect(pageOf({ body: two }).match(/class="missing-file"/g)).toHaveLength(2)
})

test('an untitled list of references inside a titled one has no heading of its own', () => {
  const page = pageOf({
    back: '<ref-list><title>Sources</title><ref-list><ref><mixed-citation>A book</mixed-citation></ref></ref-list></ref-list>',
  })
  expect(page).toContain('Sources</span></h2>')
  expect(page).not.toContain('>References<')
})
