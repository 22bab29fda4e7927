import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * An action answered that what the form edits was deleted meanwhile. The loader would answer that there is no such page, and the form would
 * go with its text.
 */
export const deletedMeanwhile = { isDeleted: true } as const

const isOfDeleted = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'isDeleted' in answer && answer.isDeleted === true

/**
 * `shouldRevalidate` of routes with an `AutosavedForm`. React Router reads no loader anew after an action was answered with an error; where
 * somebody else has saved meanwhile (409), the form shows what they saved.
 */
export const revalidateAfterConflict = ({ actionStatus, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (actionStatus === 409 && !isOfDeleted(actionResult))
