import type { TableName } from './types.ts'

/** Tables that hold no person whose data an account could ask for, and why. A new table comes here or into the registry. */
export const withoutPersons: Record<string, string> = {
  ...said('What the site shows; written by staff.', [
    ...(['about_sections', 'blogs', 'campaigns', 'counters', 'courses', 'course_branches', 'disclosures'] as const),
    ...([
      'event_specifications',
      'events',
      'expert_tips',
      'faqs',
      'features',
      'gallery_items',
      'home_banners',
    ] as const),
    ...([
      'job_openings',
      'legal_pages',
      'mission_vision',
      'page_texts',
      'results',
      'seo_pages',
      'redirects',
      'translations',
      'rule_translations',
    ] as const),
    ...(['achiever_categories', 'media', 'settings', 'consent_texts', 'sittings', 'tests'] as const),
  ]),
  ...said('Drafts and versions of what the site shows; written by staff. What visitors wrote has none.', [
    ...(['records', 'record_drafts', 'record_versions', 'record_uses', 'media_former', 'site_findings'] as const),
  ]),
  ...said('Notes and coins that colleagues counted at a desk, and why there was a difference.', ['cash_closings']),
  ...said('How heads of columns are understood.', ['import_heads']),
  ...said('Addresses of the institute itself.', ['branches']),
  ...said('People who are shown with written consent; the office takes them down on a word.', [
    ...(['achievers', 'testimonials', 'management', 'staff', 'speakers'] as const),
  ]),
  ...said('Which of those are shown where.', [
    ...(['achiever_category_links', 'campaign_achievers', 'campaign_testimonials', 'course_branch_achievers'] as const),
    ...(['course_branch_staff', 'course_branch_testimonials', 'event_speakers'] as const),
  ]),
  ...said('The question bank and its papers.', [
    ...([
      'subjects',
      'topics',
      'passages',
      'passage_versions',
      'questions',
      'question_versions',
      'key_changes',
    ] as const),
    ...(['exam_packs', 'exam_pack_versions', 'papers', 'paper_versions', 'paper_sections', 'paper_slots'] as const),
    ...(['paper_slot_questions', 'test_standings', 'course_papers', 'question_index', 'question_statistics'] as const),
    ...([
      'question_imports',
      'question_import_rows',
      'question_import_heads',
      'key_confirmations',
      'question_remarks',
    ] as const),
  ]),
  ...said('Words of the institute for its counsellors.', ['family_states', 'reply_texts']),
  ...said('Numbers of hostels and schools, marked so that they join nobody.', ['shared_contacts']),
  ...said('What staff tell a whole hall while a test runs.', ['test_messages']),
  ...said('Ids of what is to be done; forgotten some days after it is done, or some months after it was given up.', [
    'jobs',
  ]),
  ...said('Five questions of a visitor, under a secret that only their browser has; gone after a week.', [
    ...(['trials', 'trial_answers'] as const),
  ]),
  ...said('Counts by address or account that run out within a day.', ['rate_limits']),
  ...said('The bank of the demo: numbers and amounts.', ['sandbox_orders', 'sandbox_payments', 'sandbox_refunds']),
  ...said('How often pages were opened and calls answered; no cookie, no address, nobody.', [
    ...(['page_counts', 'reply_counts'] as const),
  ]),
  ...said('Digests of lines of the audit, and the numbers of these lines.', ['audit_seals']),
  ...said(
    'That something leaked, and what was told to whom, in words of staff; who is touched stands in breach_persons.',
    [...(['breaches', 'breach_notes'] as const)],
  ),
  ...said('The product’s own bookkeeping.', ['receipt_counters', 'heartbeats']),
  migrations: 'The product’s own bookkeeping.',
}

function said(reason: string, tables: readonly TableName[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, reason]))
}
