/** The editor of pages and posts, with a media library in memory. */
import { TextField } from '../../../ui/text-field.tsx'
import type { FactValues } from '../domain/site-pages/facts.ts'
import { ContentEditor } from './content-editor.tsx'
import { FieldWithFacts } from './field-with-facts.tsx'
import type { EditorImage, MediaLibrary } from './questions.ts'

const sign: EditorImage = {
  ...{ id: 7, url: '/share.png', width: 1200, height: 630, alt: 'The sign of the site', name: 'sign.png', thumbnailUrl: '/share.png' },
}
const images: EditorImage[] = [sign, { ...sign, id: 8, alt: '', name: 'pattern.png' }]

const media: MediaLibrary = {
  list: async search => images.filter(({ name }) => name.includes(search.trim().toLowerCase())),
  async upload(file, alt) {
    if (!file.type.startsWith('image/')) return { problem: `${file.name} is no picture.` }
    const image = { ...sign, id: 9 + images.length, alt, name: file.name }
    images.push(image)
    return image
  },
}

const facts: FactValues = {
  displayName: 'Slate & Tile',
  issn: null,
  startYear: '2019',
  editorialEmail: 'desk@slate.org',
  infoEmail: 'desk@slate.org',
}

const page = `<p>Everything about <strong>roofs</strong>, and <a href="/about">about us</a>.</p>
<p>{{displayName}} began in {{startYear}}. Its ISSN is {{issn}}, and {{isn}} is none. Write to <a href="mailto:{{infoEmail}}">{{infoEmail}}</a>.</p>
<h2 id="questions">Questions</h2>
<div data-block="accordions">
  <details id="cost"><summary>What does it cost?</summary><p>Posters are free.</p></details>
</div>
<div data-block="publishing-process" data-type="articles"></div>
<figure data-block="image" data-media-id="7"><img src="/share.png" alt="The sign of the site"><p>The sign.</p></figure>
<div data-block="carousel" data-speed="3"><p>Nobody knows this block.</p></div>`

export const contentEditorGallery: Record<string, { title: string; element: React.ReactNode }[]> = {
  'content-editor': [
    {
      title: 'A page',
      element: <ContentEditor name="page" label="Text of the page" defaultValue={page} blocks facts={facts} media={media} />,
    },
    {
      title: 'Nothing yet',
      element: <ContentEditor name="new-page" label="Text of a new page" defaultValue="" blocks facts={facts} media={media} />,
    },
    {
      title: 'A post that was refused',
      element: (
        <ContentEditor
          name="post"
          label="Text of the post"
          defaultValue="<p>Running text and pictures alone.</p>"
          blocks={false}
          media={media}
          errorMessage="Say something about roofs."
        />
      ),
    },
  ],
  'field-with-facts': [
    {
      title: 'A title with details of the site',
      element: (
        <FieldWithFacts defaultValue="About {{displayName}}" values={facts}>
          <TextField name="title-with-facts" label="Title" defaultValue="About {{displayName}}" />
        </FieldWithFacts>
      ),
    },
    {
      title: 'A name that is misspelt',
      element: (
        <FieldWithFacts defaultValue="ISSN {{isn}}" values={facts}>
          <TextField name="title-misspelt" label="Title" defaultValue="ISSN {{isn}}" />
        </FieldWithFacts>
      ),
    },
  ],
}
