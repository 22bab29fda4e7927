/**
 * A real WordPress out of Debian's packages (wordpress, php-cli, php-mysql, and php-gd for images), with content, on a free port of this
 * machine: for tests, and to look at (`node scripts/set-up-wordpress.ts`, until it is interrupted). It has a copy of the program and a
 * database of its own in the MariaDB on 127.0.0.1:3306 (root without a password; WORDPRESS_DB_USER and WORDPRESS_DB_PASSWORD say others),
 * both of which go with it. Nothing is installed and nothing of the system is changed.
 */
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const program = '/usr/share/wordpress'
const own = join(import.meta.dirname, 'wordpress')
const account = { user: process.env.WORDPRESS_DB_USER ?? 'root', password: process.env.WORDPRESS_DB_PASSWORD ?? '' }

export interface RealWordpress {
  url: string
  /** Does something within it, as its own code would. @returns what it prints */
  php(code: string): Promise<string>
  close(): Promise<void>
}

/** Why there can be none on this machine; null where there can. */
export async function wordpressMissing(): Promise<string | null> {
  if (!existsSync(join(program, 'wp-load.php'))) return 'no WordPress on this machine (apt-get install wordpress php-cli php-mysql php-gd)'
  try {
    await inDatabase('')
    return null
  } catch {
    return 'no PHP with MySQL, or no MariaDB on 127.0.0.1:3306'
  }
}

/** @param plugin with the specification's paths (scripts/wordpress/recto-content.php) */
export async function setUpWordpress({ plugin }: { plugin: boolean }): Promise<RealWordpress> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-wordpress-'))
  const database = `recto_wordpress_${randomBytes(6).toString('hex')}`
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const close = async (): Promise<void> => {
    await inDatabase(`drop database if exists ${database}`)
    await rm(folder, { recursive: true, force: true })
  }
  const php = async (code: string): Promise<string> => {
    const script = `require ${JSON.stringify(join(folder, 'wp-load.php'))};\n${code}`
    const { stdout } = await run('php', ['-d', 'display_errors=stderr', '-r', script], { maxBuffer: 64 * 1024 * 1024 })
    return stdout
  }
  try {
    await run('cp', ['-rL', `${program}/.`, folder])
    await writeFile(join(folder, 'wp-config.php'), configuration({ database, url }))
    await writeFile(join(folder, 'router.php'), router)
    await mkdir(join(folder, 'wp-content/mu-plugins'), { recursive: true })
    await mkdir(join(folder, 'wp-content/uploads'), { recursive: true })
    if (plugin) await copyFile(join(own, 'recto-content.php'), join(folder, 'wp-content/mu-plugins/recto-content.php'))
    await inDatabase(`create database ${database} character set utf8mb4`)
    await install(folder)
    await php(`require ${JSON.stringify(join(own, 'sample-content.php'))};`)
  } catch (error) {
    await close()
    throw error
  }
  // One process, with no workers that would outlive it.
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', folder, join(folder, 'router.php')], { stdio: 'ignore' })
  const ended = new Promise<void>(resolve => server.once('exit', () => resolve()))
  await answers(`${url}/wp-json/`)
  return {
    url,
    php,
    async close() {
      server.kill()
      await ended
      await close()
    },
  }
}

const inDatabase = (statement: string): Promise<unknown> =>
  run('php', [
    '-r',
    `mysqli_report(MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT);
    $db = new mysqli('127.0.0.1', $argv[1], $argv[2], '', 3306);
    if ($argv[3] !== '') $db->query($argv[3]);`,
    account.user,
    account.password,
    statement,
  ])

const configuration = ({ database, url }: { database: string; url: string }): string => `<?php
define('DB_NAME', '${database}');
define('DB_USER', '${account.user}');
define('DB_PASSWORD', '${account.password}');
define('DB_HOST', '127.0.0.1:3306');
define('DB_CHARSET', 'utf8mb4');
define('AUTH_KEY', '${randomBytes(32).toString('hex')}');
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('WP_CONTENT_DIR', __DIR__ . '/wp-content');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`

/** PHP's own server answers files by itself. */
const router = `<?php
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path !== '/' && is_file(__DIR__ . $path)) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/index.php';
`

async function install(folder: string): Promise<void> {
  const script = `define('WP_INSTALLING', true);
    require ${JSON.stringify(join(folder, 'wp-load.php'))};
    require ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install('Slates', 'editor', 'editor@recto.example', true, '', bin2hex(random_bytes(16)));
    update_option('permalink_structure', '/%year%/%monthnum%/%postname%/');`
  // It would tell the editor of the new site; there is nobody to send that.
  await run('php', ['-d', 'display_errors=stderr', '-d', 'sendmail_path=/bin/true', '-r', script])
}

/** Until it does, for half a minute at most. */
async function answers(url: string): Promise<void> {
  for (const until = Date.now() + 30_000; ; await pause(50)) {
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    if (Date.now() > until) throw new Error(`${url} does not answer: ${response?.status ?? 'nobody listens'}`)
  }
}

if (process.argv[1] === import.meta.filename) {
  const missing = await wordpressMissing()
  if (missing === null) {
    const wordpress = await setUpWordpress({ plugin: !process.argv.includes('--plain') })
    console.log(`A WordPress answers at ${wordpress.url}. Start Recto with RECTO_WORDPRESS=${wordpress.url}; Ctrl+C ends it.`)
    process.once('SIGINT', () => void wordpress.close())
  } else {
    console.error(`There can be none: ${missing}.`)
    process.exitCode = 1
  }
}
