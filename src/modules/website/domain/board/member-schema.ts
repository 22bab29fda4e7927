/** The schema of the form of a member of the board is used in the browser and on the server. */
import type { FieldError } from '../../../../core/forms/message-keys.ts'
import { allOf, maximumLength, required } from '../../../../core/forms/rules.ts'
import { groupOf, ruledLine, ruledText } from '../../../../core/forms/schema-errors.ts'
import { readOrcid } from '../../../../document/metadata/identifiers.ts'
import { hasOrcidChecksum } from '../../../accounts/domain/orcid.ts'
import { chosenIdRule } from '../site-pages/chosen-id.ts'
import { htmlRule } from '../site-pages/html-entry.ts'
import { linesOf } from '../site-pages/lines-of.ts'
import { boardLimits } from './board-limits.ts'

const line = maximumLength('', boardLimits.line)

function orcidRule(entry: string): FieldError | null {
  const orcid = readOrcid(entry)
  return entry === '' || (orcid !== null && hasOrcidChecksum(orcid)) ? null : { key: 'board-orcid-wrong', values: {} }
}

function keywordsRule(entry: string): FieldError | null {
  const keywords = linesOf(entry)
  const { keywords: most, keyword: length } = boardLimits
  const isRight = keywords.length <= most && keywords.every(keyword => keyword.length <= length)
  return isRight ? null : { key: 'board-keywords-wrong', values: { most, length } }
}

/** The ticked subjects are not among its fields: one that is gone meanwhile is left out. */
export const memberSchema = groupOf({
  name: ruledLine(allOf(required(''), line)),
  role: ruledLine(line),
  institution: ruledLine(line),
  body: ruledText(htmlRule(boardLimits.body)),
  picture: ruledText(chosenIdRule),
  orcid: ruledLine(allOf<FieldError>(line, orcidRule)),
  keywords: ruledText(keywordsRule),
})
