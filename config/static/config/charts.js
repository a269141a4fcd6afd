(function () {
  "use strict";

  // Whatever is counted here comes in whole numbers: no half steps on the axis. They are grouped as
  // the page's language groups them, whatever the browser speaks.
  const language = document.documentElement.lang;
  const numbers = new Intl.NumberFormat(language);
  Chart.defaults.locale = language;
  // Unfold names a typeface that would be fetched for the charts alone.
  const family = getComputedStyle(document.documentElement).getPropertyValue("--typeface") || "sans-serif";
  Object.defineProperty(Chart.defaults.font, "family", { get: () => family, set() {} });
  Chart.defaults.set("scales.linear", {
    ticks: { precision: 0 },
    afterTickToLabelConversion: function (axis) {
      axis.ticks.forEach(function (tick) {
        if (typeof tick.label === "number") tick.label = numbers.format(tick.label);
      });
    },
  });
})();
