/** Milliseconds that the processor worked for it. What else the machine does makes the clock run on, but not this. */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
