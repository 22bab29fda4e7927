import { messageKeys } from '../../../../core/text/message-keys.ts'
import { contactSubjects } from '../../domain/contact-message.ts'

export const contactSubjectKeys = messageKeys('contact-about', contactSubjects)
