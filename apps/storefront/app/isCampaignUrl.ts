/**
 * Parameters of a campaign URL, which is noindex because its plain variant is indexed (specification 2, section 2). The
 * specification does not give their names.
 */
const marketingSections: readonly string[] = ['mkt-campaign', 'mkt-affiliate', 'mkt-mailer']

/** Returns whether a URL is that of a campaign page. */
export const isCampaignUrl = ({ pathname, search }: URL): boolean =>
  marketingSections.some((section) => `${pathname}${search}`.includes(section))
