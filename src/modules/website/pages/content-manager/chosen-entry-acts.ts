/** These can be done with several pages or posts at once. Publishing reads the text first, and stays with the form of one. */
export const chosenEntryActs = ['hide', 'delete'] as const
export type ChosenEntryAct = (typeof chosenEntryActs)[number]
