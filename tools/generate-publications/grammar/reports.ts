import type { ReviewerDecision } from '../../../src/document/peer-review/decision.ts'

export const openings: Readonly<Record<Exclude<ReviewerDecision, 'UNKNOWN'>, readonly string[]>> = {
  APPROVED: [
    'This is a [careful|clear|well-designed] study of {outcome} in {objects}, and I have only minor [comments|remarks].',
    'The authors [have answered|address] a [useful|timely] question with adequate data; the conclusions follow from the results.',
    'The [new version|text] is [clear|convincing], and the limitations are [stated|discussed] openly.',
  ],
  APPROVED_WITH_RESERVATIONS: [
    'The question is [interesting|important] and the data are [valuable|rich], but the analysis of {factor} needs [more detail|another look].',
    'I find the study [worthwhile|promising]; however, [several|some] points need attention before the conclusions [stand|can be supported].',
    'The paper [reads well|is well organised], but the claims about {process} go [beyond|further than] what {outcome} can show.',
  ],
  NOT_APPROVED: [
    'The design does not allow the [conclusion|claim] that {factor} affects {outcome}: {factor2} changed at the same time.',
    'I cannot [support|approve] the article in its present form. The number of {objects} is too small and the comparison with {others} is not [justified|explained].',
  ],
}

export const points: readonly string[] = [
  'Please [state|report] how {objects} were [selected|excluded], and how many were lost.',
  'The effect of {factor} is given without an interval in {fig}; [it should be added|one would help the reader].',
  'When was the calibration of {instrument} checked? A drift of {unitvalue} would [explain|account for] the difference.',
  'The discussion of {process} [ignores|leaves out] work on {others}.',
  'I do not [follow|understand] why {method} was preferred to {method2}; [please justify|a sensitivity analysis would help].',
  'In {table}, the [totals|percentages] do not [add up|match the text].',
  'The word “[significant|causal]” should be [avoided|used with care] here.',
  'Could {factor2} be a [confounder|mediator]? A [diagram|short note] would make the assumption plain.',
  'The title promises more than {n} {objects} at {site} can [tell|support].',
  'The data are open, which I [appreciate|welcome], but the file lacks [units|a description of its columns].',
  'The abstract should [give|name] the [number of {objects}|main estimate].',
  '{Name} is spelt in two ways; please [check|make consistent].',
]

export const answers: readonly string[] = [
  'We thank the reviewer for this [careful|helpful] reading.',
  'We have [added|given] the interval ({ci}) and [rewritten|shortened] the paragraph on {factor}.',
  'The selection of {objects} is now described in the methods, with the {small} that were lost.',
  'We [agree|accept] that {factor2} may [confound|mediate] the effect and say so in the discussion.',
  'We kept {method}, and added {method2} as a sensitivity analysis; the estimate changes by {pct}.',
  'The [file|table] has been corrected, and the title now [names {site}|is more modest].',
]

export const changes: readonly string[] = [
  'In response to the reviewers we [added|included] {method2} as a sensitivity analysis, described the selection of {objects}, and [toned down|narrowed] the claims about {process}.',
  'The discussion now [considers|treats] {factor2}, {table} has been corrected, and the limits of {instrument} are [stated|explained].',
]
