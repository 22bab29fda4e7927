import { ContentEditor } from '../../content-editor/content-editor.tsx'
import { mediaLibrary } from '../../content-editor/media-client.ts'

interface BodyFieldProps {
  name: string
  label: string
  defaultValue: string
  /** Whether the blocks of pages may stand in it. */
  blocks: boolean
}

/** The text of a page or post in the structured editor, with the images of the media library. */
export const BodyField = (props: BodyFieldProps) => <ContentEditor {...props} media={mediaLibrary} />
