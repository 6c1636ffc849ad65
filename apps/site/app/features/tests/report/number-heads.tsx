/** Heads of columns that hold figures. */
export function NumberHeads({ titles }: { titles: readonly string[] }) {
  return titles.map((title) => (
    <th key={title} scope="col" data-num>
      {title}
    </th>
  ))
}
