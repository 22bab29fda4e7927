import { resolve } from 'node:path'
import type { Command } from 'commander'
import {
  type WordpressFollowed,
  type WordpressImport,
  wordpressFollow,
  wordpressImport,
  wordpressUnfollow,
} from '../../main/terminal-commands/wordpress-commands.ts'
import { print } from '../output.ts'
import { runCommand } from '../run-command.ts'

interface ImportOptions {
  platform?: string
  filesFrom?: string
  replace: boolean
  dryRun: boolean
}

export function addWordpressCommands(program: Command): void {
  const wordpress = program
    .command('wordpress')
    .description('move what a WordPress holds over: pages, posts, authors, menus and media; stop following one, and begin again')
  wordpress
    .command('import')
    .description('take in a running WordPress, or its export file; also while the server runs, and as often as you like')
    .argument('<source>', 'its address, such as https://www.example.org, or a file of Tools → Export (WXR)')
    .option('--platform <key>', 'the platform that it goes to (default: RECTO_SITE)')
    .option('--files-from <address>', 'with a file: where pictures and other files that it names may be fetched; left out without')
    .option('--replace', 'also in place of what somebody wrote here; what it was is kept among its states', false)
    .option('--dry-run', 'check everything, and store nothing', false)
    .action(async (given: string, { platform, filesFrom, ...options }: ImportOptions, command: Command) => {
      const source = /^https?:\/\//i.test(given) ? given : resolve(given)
      const input = { source, platform: platform ?? null, filesFrom: filesFrom ?? null, ...options }
      const done = await runCommand(wordpressImport, input)
      print(command, done, each => importText(each, options.dryRun))
    })
  const platformOption = ['--platform <key>', 'the platform that follows it (default: RECTO_SITE)'] as const
  wordpress
    .command('unfollow')
    .description('stop following the WordPress that RECTO_WORDPRESS names: what came from it stays, as the platform’s own')
    .option(...platformOption)
    .action(async ({ platform }: { platform?: string }, command: Command) => {
      print(command, await runCommand(wordpressUnfollow, { platform: platform ?? null }), unfollowText)
    })
  wordpress
    .command('follow')
    .description('follow it again; what came from it before is known, and comes no second time')
    .option(...platformOption)
    .action(async ({ platform }: { platform?: string }, command: Command) => {
      print(command, await runCommand(wordpressFollow, { platform: platform ?? null }), followText)
    })
}

export function importText({ home, created, updated, unchanged, leftOut, warnings }: WordpressImport, dryRun: boolean): string {
  const would = dryRun ? 'would be ' : ''
  return [
    `${home}:`,
    ...created.map(what => `  + ${what}${would && ' (would be new)'}`),
    ...updated.map(what => `  ~ ${what}${would && ' (would be changed)'}`),
    ...warnings.map(({ what, message }) => `  ! ${what}: ${message}`),
    ...leftOut.map(({ what, why }) => `  ✗ ${what} is left out: ${why}`),
    `${created.length} ${would}new, ${updated.length} ${would}changed, ${unchanged} unchanged, ${leftOut.length} left out.`,
    ...(dryRun ? ['Nothing was stored (dry run).'] : []),
  ].join('\n')
}

export const unfollowText = ({ platform, home, hasChanged }: WordpressFollowed): string =>
  hasChanged
    ? `“${platform}” does not follow ${home} any more. What came from it stays, and is edited here.`
    : `“${platform}” did not follow ${home}.`

export const followText = ({ platform, home, hasChanged }: WordpressFollowed): string =>
  hasChanged ? `“${platform}” follows ${home} again.` : `“${platform}” follows ${home} already.`
