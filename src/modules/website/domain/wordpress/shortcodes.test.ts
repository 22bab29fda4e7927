import { expect, test } from 'vitest'
import { readShortcodes, withParagraphs } from './shortcodes.ts'

test.each<[string, string, string[]]>([
  [
    '[caption id="a" width="3"]<img src="a.png"> Slates[/caption]',
    '<figure class="wp-block-image"><img src="a.png"><figcaption>Slates</figcaption></figure>',
    [],
  ],
  [
    '[caption caption="Old"]<a href="b"><img src="a.png"></a>[/caption]',
    '<figure class="wp-block-image"><a href="b"><img src="a.png"></a><figcaption>Old</figcaption></figure>',
    [],
  ],
  [
    '[gallery ids="3, 4"]',
    '<figure class="wp-block-gallery"><figure class="wp-block-image"><img class="wp-image-3"></figure><figure class="wp-block-image"><img class="wp-image-4"></figure></figure>',
    [],
  ],
  ['[gallery]', '', ['gallery']],
  ['[embed]https://film.example/1[/embed]', '<p><a href="https://film.example/1">https://film.example/1</a></p>', []],
  ['[video mp4="https://film.example/1.mp4"][/video]', '<p><a href="https://film.example/1.mp4">https://film.example/1.mp4</a></p>', []],
  ['[tabs][tab title="A"]One[/tab][/tabs]', 'One', ['tab', 'tabs']],
  ['As shown before [1], and by [your name].', 'As shown before [1], and by [your name].', []],
])('the shortcode is converted: %s', (source, html, unknown) => expect(readShortcodes(source)).toEqual({ html, unknown }))

test.each<[string, string]>([
  ['One\ntwo\n\nThree', '<p>One<br>\ntwo</p>\n<p>Three</p>'],
  ['One\r\n\r\n<ul><li>a</li></ul>', '<p>One</p>\n<ul><li>a</li></ul>'],
  ['One\n\n<pre>a\n\nb</pre>', '<p>One</p>\n<pre>a\n\nb</pre>'],
  ['<p>One\n\ntwo</p>', '<p>One\n\ntwo</p>'],
  ['<!-- wp:html -->One\n\ntwo<!-- /wp:html -->', '<!-- wp:html -->One\n\ntwo<!-- /wp:html -->'],
])('the text %j gets paragraphs: %j', (source, html) => expect(withParagraphs(source)).toBe(html))
