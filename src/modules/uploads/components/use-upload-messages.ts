import { formatFileSize } from '../../../core/text/file-size.ts'
import { messageKeys } from '../../../core/text/message-keys.ts'
import type { UploadMessages } from '../../../ui/upload-field.tsx'
import { useText } from '../../sites/text/text.tsx'
import './upload-messages.ts'

const statusKeys = messageKeys('upload-status', ['sending', 'continued', 'examined', 'retrying', 'paused', 'whole'])
const interruptionKeys = messageKeys('upload-interrupted', ['connection', 'signed-out', 'scanner-away'])

/** The messages of an upload field, of the namespace `upload-field`, without those that say what may be uploaded. */
export function useUploadMessages(): Omit<UploadMessages, 'prompt' | 'refused'> {
  const { t, language } = useText()
  const size = (bytes: number) => formatFileSize(bytes, language)
  return {
    size,
    progress: (sent, total) => t('upload-progress', { sent: size(sent), total: size(total) }),
    progressLabel: name => t('upload-progress-label', { name }),
    status: status => t(statusKeys[status]),
    awaited: t('upload-awaited'),
    continues: t('upload-continues'),
    interrupted: (reason, name) => t(interruptionKeys[reason], { name }),
    pause: t('upload-pause'),
    resume: t('upload-resume'),
    cancel: t('upload-cancel'),
    remove: t('upload-remove'),
  }
}
