/** Lets one requestContext at a time use the one connection, in the order of asking. */

const idleLimit = 60_000

export class Mutex {
  #held = false
  #lastUse = 0
  readonly #queue: { enter(): void; give(up: Error): void }[] = []
  #watch: NodeJS.Timeout | null = null

  async enter(): Promise<void> {
    if (this.#held) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      this.#queue.push({ enter: resolve, give: reject })
      this.#watch ??= setInterval(() => this.#giveUpOnIdleHolder(), idleLimit / 4).unref()
      await promise
    }
    this.#held = true
    this.used()
  }

  /** The holder is at work. */
  used(): void {
    this.#lastUse = performance.now()
  }

  leave(): void {
    const next = this.#queue.shift()
    if (this.#queue.length === 0 && this.#watch) {
      clearInterval(this.#watch)
      this.#watch = null
    }
    // Handed over without being released, so that nobody can overtake the queue.
    if (next) next.enter()
    else this.#held = false
  }

  #giveUpOnIdleHolder(): void {
    if (performance.now() - this.#lastUse < idleLimit) return
    const error = new Error(
      `The embedded database has one connection, and a transaction has held it for ${idleLimit / 1000} s without a query. A query inside a transaction must use the transaction's own handle.`,
    )
    for (const { give } of this.#queue.splice(0)) give(error)
  }
}
