/** What can be done with several jobs at once that were given up. */
export const chosenJobActs = ['retry', 'discard'] as const
