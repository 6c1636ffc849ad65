/** Heads of columns that hold figures. */
export function NumberHeads({ titles, className }: { titles: readonly string[]; className?: string }) {
  return titles.map((title) => (
    <th key={title} scope="col" data-num className={className}>
      {title}
    </th>
  ))
}
