import { describe, expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { processorTime } from '../../../../../tests/support/processor-time.ts'
import { type ImportedMedia, mediaIn, readWordpressHtml } from './page-html.ts'

const roof: ImportedMedia = { id: testId(70), url: '/files/aa/roof.png', isImage: true, alt: 'A roof' }
const form: ImportedMedia = { id: testId(71), url: '/files/bb/form.pdf', isImage: false, alt: '' }
const read = (html: string) =>
  readWordpressHtml(html, {
    mediaOf: named =>
      named === 7 || named === 'https://old.example/roof-300x200.png' ? roof : named === 'https://old.example/form.pdf' ? form : null,
    pathOf: url => (url === 'https://old.example/about/' ? '/about' : null),
    isOwn: url => url.startsWith('https://old.example/'),
  })
const img = '<img src="/files/aa/roof.png" alt="A roof">'

describe('WordPress blocks are converted', () => {
  test.each<[string, string, string]>([
    [
      'columns',
      '<div class="wp-block-columns"><div class="wp-block-column"><p>1</p></div><div class="wp-block-column"><p>2</p></div></div>',
      '<div class="wp-block-columns" data-block="columns"><div class="wp-block-column"><p>1</p></div><div class="wp-block-column"><p>2</p></div></div>',
    ],
    [
      'a picture keeps its caption where everybody reads it',
      '<figure class="wp-block-image"><img class="wp-image-7" src="https://cdn.example/x.png" srcset="x 2x" alt=""><figcaption>Slates</figcaption></figure>',
      `<figure class="wp-block-image">${img}<figcaption>Slates</figcaption></figure>`,
    ],
    [
      'a gallery',
      '<figure class="wp-block-gallery"><figure class="wp-block-image"><img class="wp-image-7"></figure><figcaption>All</figcaption></figure>',
      `<div><div data-block="columns"><div><figure class="wp-block-image">${img}</figure></div></div><p>All</p></div>`,
    ],
    [
      'a table with a caption',
      '<figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table><figcaption>Numbers</figcaption></figure>',
      '<table data-block="table"><caption>Numbers</caption><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      'a table without one',
      '<figure class="wp-block-table"><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
      '<table><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      'sections to open, one after the other',
      '<details class="wp-block-details"><summary>A</summary><p>1</p></details>\n<details class="wp-block-details"><summary>B</summary></details><p>End</p>',
      '<div data-block="accordions"><details class="wp-block-details"><summary>A</summary><p>1</p></details><details class="wp-block-details"><summary>B</summary></details></div><p>End</p>',
    ],
    [
      'an accordion',
      '<div class="wp-block-accordion"><div class="wp-block-accordion-item"><h3><button>Cost &amp; time<span>+</span></button></h3><div><p>1</p></div></div></div>',
      '<div data-block="accordions"><details><summary>Cost &amp; time</summary><p>1</p></details></div>',
    ],
    [
      'a pull quotation of somebody',
      '<figure class="wp-block-pullquote"><blockquote><p>Slates!</p><cite>Ada Roof</cite></blockquote></figure>',
      '<blockquote data-block="customer-quote" data-display-mode="simple" data-name="Ada Roof"><p>Slates!</p></blockquote>',
    ],
    [
      'a quotation',
      '<blockquote class="wp-block-quote"><p>Slates!</p><cite>Ada</cite></blockquote>',
      '<blockquote class="wp-block-quote"><p>Slates!</p><cite>Ada</cite></blockquote>',
    ],
    [
      'a button',
      '<div class="wp-block-button"><a class="wp-block-button__link" href="https://x.example/">Go</a></div>',
      '<p><a class="wp-block-button__link" href="https://x.example/">Go</a></p>',
    ],
    [
      'a cover',
      '<div class="wp-block-cover"><img class="wp-block-cover__image-background wp-image-7"><div class="wp-block-cover__inner-container"><p>Over</p></div></div>',
      `<figure data-block="image" data-full-coverage="true" data-min-height="300">${img}</figure><p>Over</p>`,
    ],
    [
      'a block of ours',
      '<figure data-block="image" data-media-id="7">Caption</figure>',
      '<figure data-block="image" data-media-id="70">Caption</figure>',
    ],
    [
      'a heading',
      '<p>a</p><h2>What we do</h2><h2>What we do</h2>',
      '<p>a</p><h2 id="what-we-do">What we do</h2><h2 id="what-we-do-2">What we do</h2>',
    ],
  ])('the block becomes ours: %s', (_, before, after) => expect(read(before)).toEqual({ html: after, warnings: [] }))
})

test('embedded content becomes a link, and content that cannot be imported is reported', () => {
  const { html, warnings } = read(
    '<p><img src="https://old.example/gone.png"></p><iframe src="https://film.example/1"></iframe><p><a href="https://old.example/shop">Shop</a></p>' +
      '<!-- wp:latest-posts {"n":3} /--><p>[contact-form-7 id="5"]</p>',
  )
  expect(html).toContain('<p><a href="https://film.example/1">https://film.example/1</a></p>')
  expect(html).not.toContain('contact-form')
  expect(warnings).toEqual([
    'The shortcode [contact-form-7] is left out: its WordPress alone knows what it shows.',
    'The block “latest-posts” is left out: its WordPress makes it when it is asked for.',
    '<iframe> of film.example is a link now.',
    'The picture https://old.example/gone.png did not come along.',
    'A link to https://old.example/shop still leads there: nothing here stands for it.',
  ])
})

test('links to imported pages and files are rewritten', () =>
  expect(read('<p><a href="https://old.example/about/">a</a><a href="https://old.example/form.pdf">f</a><a href="#x">x</a></p>').html).toBe(
    '<p><a href="/about">a</a><a href="/files/bb/form.pdf">f</a><a href="#x">x</a></p>',
  ))

test('the files of a text are found by id and URL', () =>
  expect(
    mediaIn('<img class="wp-image-7" src="a.png"><a href="f.pdf">f</a><figure data-media-id="9"></figure>[gallery ids="3,4"]'),
  ).toEqual([...[7, 'a.png', 3, 4, 'f.pdf', 9]]))

describe('a hostile text is read in linear time', () => {
  test.each([
    ['captions without an end', '[caption '.repeat(100_000)],
    ['captions that end and never began', '[/caption]'.repeat(100_000)],
    ['brackets', '[gallery'.repeat(100_000)],
    ['attributes without an end', `[aaa ${'x="'.repeat(200_000)}`],
    ['elements within each other', '<div>'.repeat(100_000)],
    ['headings of one name', '<h2>a</h2>'.repeat(60_000)],
    ['sections', '<details><summary>a</summary></details>'.repeat(20_000)],
    ['preformatted text', '<pre>'.repeat(100_000)],
    ['ends of lines', '\n \n'.repeat(200_000)],
  ])('it is for %s', (_, text) => expect(processorTime(() => read(text))).toBeLessThan(16_000))
})
