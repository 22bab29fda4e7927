/** What can be done with several emails of the outbox at once. */
export const chosenMailActs = ['send', 'discard'] as const
