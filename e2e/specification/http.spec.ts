import { test } from '@playwright/test'
import { accountChecks } from './by-http/account.ts'
import { admissionChecks } from './by-http/admission.ts'
import { contentChecks } from './by-http/content.ts'
import { formChecks } from './by-http/forms.ts'
import { pageChecks } from './by-http/pages.ts'
import { pictureChecks } from './by-http/pictures.ts'
import { sessionChecks } from './by-http/session.ts'
import { inOrder } from './checks.ts'

const all = [pageChecks, sessionChecks, contentChecks, formChecks, accountChecks, admissionChecks, pictureChecks]

// Calls alone, as a client makes them that knows the product description and nothing of ours.
for (const { title, check } of inOrder(all)) test(title, () => check(process.env.E2E_SITE_URL ?? ''))
