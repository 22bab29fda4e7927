/** Sentences for reviews, essays, letters and editorials: an argument instead of a report of measurements. */
export const narrative: readonly string[] = [
  'It is [often said|commonly held] that {factor} [decides|drives] {outcome}; the evidence is [thinner|more mixed] than that {cite}.',
  'Consider {objects} {setting}: what counts as {outcome} there would [not|hardly] be recognised as such in {others} {cite}.',
  'The [debate|disagreement] about {process} goes back to {author}, and [has changed|has changed little] since {cite}.',
  'There are [good|practical] reasons to [measure|report] {outcome}. [Cost|Habit|Comparability] is one; [trust|fairness] is another.',
  'What {name} shows is [less|more] than its [reputation|frequent citation] suggests {cite}.',
  '[Three|Four] lines of evidence can be told apart: [records|surveys] of {objects}, experiments on {factor}, and {method} {cite}.',
  'Of the {n} studies that we [found|read], {small} looked at {factor2} and none at {others} {cite}.',
  'A [sceptic|critic] might [answer|object] that {outcome} is easier to [count|record] than to [understand|explain].',
  'That objection has [force|weight] where {process} is concerned, [less so|but not] {setting}.',
  'We [propose|suggest] that those who work on {objects} [agree on|publish] a short list of what to record: {outcome}, {factor}, and the {limit}.',
  'The [experience|example] of {site} is [instructive|a warning]: a scheme begun in {year} ended in {year2} for want of [funding|data|consent].',
  'Nothing [prevents|forbids] a better practice; [what is missing is|it takes] {instrument}, a shared vocabulary and [some|a little] patience.',
  'In {field}, as elsewhere, [negative results|replications] remain [rare|hard to find] {cite}.',
  'The [literature|record] on {factor2} is [uneven|growing fast], and [most|much] of it is [recent|local] {cite}.',
  'It would be [wrong|rash] to conclude that {factor} does not matter; it matters [in another way|at another scale] than [we|many] thought.',
  '[Taken together|On balance], these [observations|studies] point to {process} as the [missing|common] element {cite}.',
]
