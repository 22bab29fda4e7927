import { ContentEditor } from '../../content-editor/content-editor.tsx'
import { mediaLibrary } from '../../content-editor/media-client.ts'
import type { FactValues } from '../../domain/site-pages/facts.ts'
import { useEditsSiteContent } from './content-frame.tsx'

const closedLibrary = { ...mediaLibrary, upload: null }

interface BodyFieldProps {
  name: string
  label: string
  defaultValue: string
  /** Whether the blocks of pages are allowed. */
  blocks: boolean
  /** The details of the site that the text can have; left out where it can have none. */
  facts?: FactValues | null
}

/** The structured editor of a page's or post's text, with the images of the media library, to which editors of the whole site add. */
export const BodyField = (props: BodyFieldProps) => (
  <ContentEditor {...props} media={useEditsSiteContent() ? mediaLibrary : closedLibrary} />
)
