/** Marks on a line that must not overlap: each stays as near to where it belongs as the others let it. */

interface Group {
  sum: number;
  size: number;
}

const mean = ({ sum, size }: Group) => sum / size;

/** Move apart what is nearer than a gap, between two ends; of equal places the earlier one comes first. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const groups: Group[] = [];
  order.forEach((index, place) => {
    groups.push({ sum: (wanted[index] ?? 0) - place * gap, size: 1 });
    for (let last = groups.length - 1; last > 0; last--) {
      const [before, after] = [groups[last - 1] as Group, groups[last] as Group];
      if (mean(before) <= mean(after)) break;
      groups.splice(last - 1, 2, { sum: before.sum + after.sum, size: before.size + after.size });
    }
  });
  const most = Math.max(low, high - (wanted.length - 1) * gap);
  const starts = groups.flatMap((group) => Array<number>(group.size).fill(Math.min(most, Math.max(low, mean(group)))));
  const found = [...wanted];
  order.forEach((index, place) => (found[index] = (starts[place] ?? 0) + place * gap));
  return found;
}
