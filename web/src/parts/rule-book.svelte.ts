/** The rule that lies open over the page, if one does. */
class RuleBook {
  rule = $state<string | null>(null);

  open = (rule: string): void => {
    this.rule = rule;
  };

  close = (): void => {
    this.rule = null;
  };
}

export const ruleBook = new RuleBook();
