import { text } from '../field-kinds.ts'
import { needs, promises } from '../gate-rules.ts'
import { contentActs } from '../record-acts.ts'
import { resource } from '../resource.ts'

export const missionVision = resource({
  name: 'mission-vision',
  table: 'mission_vision',
  words: ['mission and vision', 'mission and vision'],
  group: 'pages',
  title: 'mission',
  page: '/mission-vision',
  fields: { mission: text('mission', { max: 5000 }), vision: text('vision', { max: 5000 }) },
  list: { columns: ['mission', 'vision'], filters: [], sorts: ['updated_at'], first: 'updated_at' },
  life: 'single',
  gate: [needs('mission', 'vision'), promises],
  acts: contentActs,
  example: { mission: 'To teach thirty at a time.', vision: 'That nobody is lost in a class.' },
})
