import type { Resource } from '../resource.ts'
import { articles } from './articles.ts'

/** Every type of record, in the order in which the office shows them. */
export const resources: readonly Resource[] = [articles]

export const resourceNamed = (name: string): Resource | undefined => resources.find((one) => one.name === name)
