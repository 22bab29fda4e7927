export const titles: readonly string[] = [
  'Effects of {factor} on {outcome} in {objects} {setting}',
  '{Outcome} and {factor} in {objects}: [evidence from {name}|a study {setting}]',
  'How {factor} shapes {process} in {objects}',
  '{Factor}, {factor2} and {outcome}: [a comparison|an experiment|a reanalysis] of {n} {objects}',
  'Does {factor} change {outcome} in {objects}? [A test|A replication|An observational study] {setting}',
  '{Process} {setting}: [the role|the part] of {factor}',
  'Measuring {outcome} in {objects} with {instrument}',
  '{Outcome} of {objects} {setting}: {method} [shows|suggests] [a weak|a strong|an uneven] effect of {factor}',
  'Towards [reliable|comparable|open] measurement of {outcome}: {objects} of {site}',
  '{Factor} and {process} in {name}: [what {n} {objects} tell|a closer look]',
  '[Patterns|Drivers|Limits] of {process} in {objects} of {site}',
  '{Outcome} predicts {process} in {objects} {setting}',
]

export const assetTitles: readonly string[] = [
  '{Factor} and {outcome} in {objects}',
  '{Process} {setting}: [first results|what we learnt|a summary]',
  'Measuring {outcome} with {instrument}',
  '{Objects} of {site}: {outcome} in {n} [samples|cases]',
  'What {factor} does to {objects}',
  '{Method}, step by step: {outcome} as an example',
]
