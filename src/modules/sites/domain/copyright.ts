/**
 * The years of the copyright line: “2013–2026”, a range only where the two differ (specification, accounts.md section 2 “Footer”).
 * A platform that starts next year has the current one.
 */
export function copyrightYears(startYear: number, currentYear: number): string {
  return startYear < currentYear ? `${startYear}–${currentYear}` : String(currentYear)
}

/** The copyright owner of the settings, else the site's name. */
export function copyrightOwner(platform: { copyrightOwner: string | null; displayName: string }): string {
  return platform.copyrightOwner ?? platform.displayName
}
