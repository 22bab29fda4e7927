/** The schema of the example: the authors of a submission, with affiliations and roles (workflow.md section 4). */
import { allOf, emailAddress, maximumLength, required } from '../../../../core/forms/rules.ts'
import { anyText, groupOf, rowsOfGroup, ruledText, severalTexts } from '../../../../core/forms/schema-errors.ts'

export const limits = { authors: 100, affiliations: 5, textLength: 200 } as const

export const roles = ['conceptualization', 'data-curation', 'writing-original-draft'] as const

const text = (label: string) => ruledText(allOf(required(label), maximumLength(label, limits.textLength)))

export const authorsSchema = groupOf({
  title: text('Title'),
  authors: rowsOfGroup(
    groupOf({
      name: text('Name'),
      email: ruledText(emailAddress),
      roles: severalTexts({ key: 'field-required', values: { label: 'Roles' } }),
      affiliations: rowsOfGroup(groupOf({ institution: text('Institution'), country: anyText() }), limits.affiliations),
    }),
    limits.authors,
  ),
})
