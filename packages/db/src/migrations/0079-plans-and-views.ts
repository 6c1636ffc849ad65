import { defineMigration } from './define.ts'

export const plansAndViews = defineMigration('0079-plans-and-views', (t) => [
  // Whoever asked for what is planned hears where the plan comes to nothing.
  t.addColumn('records', 'plan_asked_at', t.instant.orNull()),
  t.addColumn('records', 'plan_asked_by', t.link('users', 'set null').orNull()),
  // One view of a name: of two that were saved at the same moment the later one stays.
  `delete from saved_views where exists (
    select 1 from saved_views as later where later.owner_id = saved_views.owner_id
      and later.resource = saved_views.resource and later.name = saved_views.name and later.id > saved_views.id)`,
  t.index('saved_views_of_one_name', 'saved_views', ['owner_id', 'resource', 'name'], { unique: true }),
])
