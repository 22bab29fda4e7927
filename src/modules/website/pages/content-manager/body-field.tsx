import { ContentEditor } from '../../content-editor/content-editor.tsx'
import { mediaLibrary } from '../../content-editor/media-client.ts'

interface BodyFieldProps {
  name: string
  label: string
  defaultValue: string
  /** Whether the blocks of pages are allowed. */
  blocks: boolean
}

/** The structured editor of a page's or post's text, with the images of the media library. */
export const BodyField = (props: BodyFieldProps) => <ContentEditor {...props} media={mediaLibrary} />
