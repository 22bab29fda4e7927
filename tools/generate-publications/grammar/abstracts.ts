export const abstractParts: readonly (readonly [heading: string, templates: readonly string[]])[] = [
  [
    'Background',
    [
      '{Process} in {objects} is [thought|known] to depend on {factor}, but [data are few|the evidence is mixed].',
      'How {factor} affects {outcome} {setting} is [not well known|debated].',
      '{Outcome} is [widely used|often reported] in {field}, [though|yet] its relation to {factor} is [uncertain|disputed].',
    ],
  ],
  [
    'Methods',
    [
      'We studied {n} {objects} {setting} with {instrument} and analysed {outcome} with {method}.',
      'Using {method}, we compared {outcome} between {n} {objects} and {n} {others}, with {factor2} as a covariate.',
      '{Outcome} was measured [repeatedly|twice] in {n} {objects} of {site} from {year} to {year2}.',
    ],
  ],
  [
    'Results',
    [
      '{Outcome} was [higher|lower] with {factor} (difference {difference}). [There was little evidence of|We found no] interaction with {factor2}.',
      'Median {outcome} was {unitvalue}; {factor} explained {pct} of its variation. {Name} [stood out|was an exception].',
      'We found a [clear|weak] effect of {factor} on {outcome} ({estimate}), [strongest|weakest] at {site}.',
    ],
  ],
  [
    'Conclusions',
    [
      '{Factor} [matters|contributes] to {process}, [but|and] {factor2} should be measured too.',
      'The results [support|do not support] the use of {outcome} as an indicator of {process}.',
      '[Planners|Practitioners|Researchers] should record {factor} when they report {outcome}.',
    ],
  ],
]

export const plainLanguage: readonly string[] = [
  'We wanted to know whether {factor} makes a difference to {outcome} in {objects}.',
  'To find out, we looked at {n} of them {setting}.',
  'It turned out that the difference is [real but small|larger than we thought|there in some places and not in others].',
  'This may help people who [work with|care for|study] {objects} to [decide|plan|choose] better.',
]
