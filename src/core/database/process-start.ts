import { readFileSync } from 'node:fs'

/**
 * Identifies one run of a process id: 'dead' if no such process runs, null if the system does not say.
 * On Linux the boot's id and the start in clock ticks since it (proc(5), field 22 of stat).
 */
export function processStart(pid: number): string | 'dead' | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return 'dead'
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in parentheses and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state] = fields
    if (state === 'Z' || state === 'X') return 'dead'
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`
  } catch {
    return null
  }
}
