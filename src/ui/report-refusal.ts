/** The name of the event of a form that its own rules refused to send: it bubbles, and comes after its `submit`. */
export const refusalEvent = 'submitrefused'

/** Reports that a form was not sent, to whatever has taken its `submit` as the end of what is typed. */
export function reportRefusal(form: HTMLFormElement): void {
  form.dispatchEvent(new Event(refusalEvent, { bubbles: true }))
}
