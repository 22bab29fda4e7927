import { messages } from '../../brands/default/text/en.ts'
import { sayStatusLine, statusLineOf } from '../../domain/peer-review/status-line.ts'
import { fillMessage, lookUpMessage } from '../../domain/text/message.ts'

/** As a citation has it: what reads citations knows no other words for it. */
export function statusLineInEnglish(facts: Parameters<typeof statusLineOf>[0]): string | null {
  const line = statusLineOf(facts)
  return (
    line &&
    sayStatusLine(line, (key, values = {}) => {
      const count = typeof values.count === 'number' ? values.count : undefined
      return fillMessage(lookUpMessage([messages], key, 'en', count), values, 'en')
    })
  )
}
