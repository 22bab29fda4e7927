import { formatFileSize } from '../../../../../core/text/file-size.ts'
import type { UploadMessages } from '../../../../../ui/upload-field.tsx'
import { useText } from '../../../../sites/text/text.tsx'
import { useUploadMessages } from '../../../../uploads/components/use-upload-messages.ts'
import { errorOfUpload, imageValues } from './image-entries.ts'

/** The messages of a file field for images. */
export function useFileMessages() {
  const { t, language } = useText()
  return {
    prompt: t('media-drop'),
    tooLarge: (name: string) => t('media-problem-too-large', imageValues(name)),
    invalidType: (name: string) => t('media-problem-wrong-type', { name }),
    size: (bytes: number) => formatFileSize(bytes, language),
  }
}

/** The messages of an upload field for images. */
export function useImageUploadMessages(): UploadMessages {
  const { t, translateKey } = useText()
  return {
    ...useUploadMessages(),
    prompt: t('media-drop-one'),
    refused(code, name) {
      if (code === 'not-taken') return t('upload-refused-not-taken', { name })
      const { key, values } = errorOfUpload(code, name)
      return translateKey(key, values)
    },
  }
}
