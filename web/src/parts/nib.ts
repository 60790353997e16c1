/** The mark on what no public source settles, so that we had to: the nib of a drawing pen, about the origin. */
export const NIB = "M0 6.5C-3.6 1.5-3.6-2-2-6.5H2C3.6-2 3.6 1.5 0 6.5ZM0 6.5V0.8M0-1.2a1.1 1.1 0 1 0 0.01 0";
