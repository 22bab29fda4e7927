import { BrandError } from '../../brands/load-brands.ts'
import { DirectoryLockedError } from '../../core/database/directory-lock.ts'
import { MigrationError } from '../../core/database/migrate.ts'
import { DatabaseUnavailableError } from '../../core/database/postgres.ts'
import { ServiceFailure } from '../../core/http/ask-json.ts'
import { OrganisationDumpError } from '../../modules/accounts/external/organisations/ror-dump.ts'
import { NewUserError } from '../../modules/accounts/use-cases/add-user.ts'
import { GatewayMissingError } from '../../modules/gateways/data/gateway.ts'
import { NewGatewayError } from '../../modules/gateways/use-cases/add-gateway.ts'
import { NewGatewayFolderError } from '../../modules/gateways/use-cases/make-gateway.ts'
import { SourceError } from '../../modules/publications/external/import-sources/import-source.ts'
import { PlatformMissingError } from '../../modules/sites/data/platforms.ts'
import { PlatformInfoError } from '../../modules/sites/domain/platform-info.ts'
import { NewBrandError } from '../../modules/sites/use-cases/brands/make-brand.ts'
import { PlatformSettingsError } from '../../modules/sites/use-cases/load-platforms.ts'
import { NoWordpressError } from '../../modules/website/use-cases/wordpress/following.ts'
import { WordpressFileError } from '../../modules/website/use-cases/wordpress/read-export-file.ts'
import { ConfigurationError } from '../config.ts'
import { CommandRefusedError, ServerUnavailableError } from './command-errors.ts'
import { MailMissingError } from './mail-commands.ts'
import { StatusCommandError } from './status-commands.ts'
import { UserCommandError } from './user-commands.ts'

export const usageExitCode = 2

/** The message and exit code of an error that the user can correct; null for a bug. */
export function describeError(error: unknown): { message: string; exitCode: number } | null {
  if (error instanceof CommandRefusedError) return { message: error.message, exitCode: error.exitCode }
  if (error instanceof SourceError) return { message: `${error.source}: ${error.message}`, exitCode: usageExitCode }
  if (error instanceof PlatformMissingError || error instanceof GatewayMissingError)
    return { message: `${error.message}.`, exitCode: usageExitCode }
  const isUsageError = [
    ConfigurationError,
    PlatformSettingsError,
    PlatformInfoError,
    BrandError,
    NewBrandError,
    NewGatewayError,
    NewGatewayFolderError,
    NewUserError,
    MailMissingError,
    StatusCommandError,
    UserCommandError,
    OrganisationDumpError,
    WordpressFileError,
    NoWordpressError,
  ].some(kind => error instanceof kind)
  if (isUsageError && error instanceof Error) return { message: error.message, exitCode: usageExitCode }
  const isOperational = [DirectoryLockedError, DatabaseUnavailableError, MigrationError, ServerUnavailableError].some(
    kind => error instanceof kind,
  )
  if (error instanceof ServiceFailure) return { message: error.message.replace(/\.?$/, '.'), exitCode: 1 }
  return isOperational && error instanceof Error ? { message: error.message, exitCode: 1 } : null
}
