export const englishLabels = {
  abstract: 'Abstract',
}
