import type { WebsiteDetailView } from '@northlight/contract/content'
import type { InstituteSettings } from '@northlight/contract/settings'
import type { Ctx } from '../kernel/context.ts'
import { imageUrl } from '../media/urls.ts'

/** The institute's record under the names that clients of `website-detail` read. */
export const toWebsiteDetail = (ctx: Ctx, institute: InstituteSettings, updatedAt: string): WebsiteDetailView => ({
  id: 1,
  email: institute.email,
  phone: institute.phones[0],
  address: institute.address,
  facebook: institute.socials.facebook || null,
  linkedin: institute.socials.linkedin || null,
  instagram: institute.socials.instagram || null,
  youtube: institute.socials.youtube || null,
  website_logo_alt: institute.name,
  website_logo_title: institute.name,
  website_name: institute.name,
  website_logo: imageUrl(ctx, institute.logo, 'logo'),
  website_footer_logo: imageUrl(ctx, institute.logo, 'logo'),
  website_favicon: imageUrl(ctx, institute.favicon, 'favicon'),
  twitter: institute.socials.twitter || null,
  phone_2: institute.phones[1],
  phone_label: institute.phone_labels[0],
  phone_2_label: institute.phone_labels[1],
  whatsapp: institute.whatsapp || null,
  map_url: institute.map_url || null,
  website_short_name: institute.short_name,
  tagline: institute.tagline,
  footer_line: institute.footer_line,
  newsletter_line: institute.newsletter_line,
  colours: institute.colours,
  motif: institute.motif,
  created_at: updatedAt,
  updated_at: updatedAt,
})
