/** The form by which readers, authors and partners write to a site. */
import * as z from 'zod/mini'
import { formLimits } from '../../../core/forms/limits.ts'
import { allOf, emailAddress, maximumLength, required, requiredWith, withoutBannedCharacters } from '../../../core/forms/rules.ts'
import { anyText, groupOf, ruledLine, ruledText } from '../../../core/forms/schema-errors.ts'
import type { ContactKind } from '../../sites/domain/contact.ts'

/** What a message is about, in the order of the form. */
export const contactSubjects = ['publishing', 'publication', 'gateway', 'technical', 'other'] as const
export type ContactSubject = (typeof contactSubjects)[number]

/** Whose address a message goes to: the editorial office answers about submissions and what is published. */
export const contactOfSubject: Readonly<Record<ContactSubject, ContactKind>> = {
  publishing: 'editorial',
  publication: 'editorial',
  gateway: 'info',
  technical: 'info',
  other: 'info',
}

/** A signed-in user is asked for neither name and address nor a captcha. */
export const contactMessageSchema = (isSignedIn: boolean) =>
  groupOf({
    senderName: isSignedIn ? anyText() : ruledLine(allOf(required(''), maximumLength('', formLimits.textLength), withoutBannedCharacters)),
    senderEmail: isSignedIn ? anyText() : ruledLine(allOf(required(''), maximumLength('', formLimits.emailAddressLength), emailAddress)),
    subject: z.enum(contactSubjects),
    message: ruledText(allOf(required(''), maximumLength('', formLimits.contactMessageLength))),
    captcha: isSignedIn ? anyText() : ruledText(requiredWith('recaptcha-incomplete')),
  })

/** What a link to the form says that the message is about; null where it names no subject of it. */
export const parseContactSubject = (text: string | null): ContactSubject | null => contactSubjects.find(each => each === text) ?? null
