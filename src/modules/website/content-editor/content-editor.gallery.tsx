/** The editor of pages and posts, with a media library in memory. */
import { ContentEditor } from './content-editor.tsx'
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

const page = `<p>Everything about <strong>roofs</strong>, and <a href="/about">about us</a>.</p>
<h2 id="questions">Questions</h2>
<div data-block="accordions">
  <details id="cost"><summary>What does it cost?</summary><p>Posters are free.</p></details>
</div>
<div data-block="publishing-process" data-type="articles"></div>
<figure data-block="image" data-media-id="7"><img src="/share.png" alt="The sign of the site"><p>The sign.</p></figure>
<div data-block="carousel" data-speed="3"><p>Nobody knows this block.</p></div>`

export const contentEditorGallery: Record<string, { title: string; element: React.ReactNode }[]> = {
  'content-editor': [
    { title: 'A page', element: <ContentEditor name="page" label="Text of the page" defaultValue={page} blocks media={media} /> },
    { title: 'Nothing yet', element: <ContentEditor name="new-page" label="Text of a new page" defaultValue="" blocks media={media} /> },
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
}
